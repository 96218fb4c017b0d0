"""The stand-in's process: ``python -m tests.wire.server --port 0`` prints the port it serves."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
import threading
import time

from aiohttp import web

from tests.wire.standin.control import Control
from tests.wire.standin.front import API, Front
from tests.wire.standin.parts import assemble
from tests.wire.standin.rest import Rest, id_in, reply
from tests.wire.standin.world import Clock, World

HOST = "127.0.0.1"
TOKEN = "stand-in.token"  # noqa: S105  opens nothing but this process
REQUEST_BYTES = 32 * 1024 * 1024


def build(port: int, clock: Clock) -> web.Application:
    """Put a fresh world together, to be served on ``port``."""
    here = f"{HOST}:{port}"
    parts = assemble(clock, token=TOKEN, files=f"http://{here}", gateway=f"ws://{here}/gateway")
    front, rest, control = Front(parts), Rest(parts), Control(parts)
    app = web.Application(client_max_size=REQUEST_BYTES)
    for method, path, handler in rest.routes():
        app.router.add_route(method, API + path, front.guard(handler))
    app.router.add_route("*", API + "/{rest:.*}", front.guard(_unknown))
    for method, path, verb in control.routes():
        app.router.add_route(method, "/_control" + path, control.expose(verb))
    app.router.add_get("/gateway{slash:/?}", parts.gateway.serve)
    app.router.add_get("/attachments/{channel}/{file}/{name}", _Files(parts.world))
    return app


async def _unknown(request: web.Request) -> web.Response:  # noqa: ARG001  a handler
    return reply({"message": "404: Not Found", "code": 0}, 404)


class _Files:
    """Serves uploaded files, of deleted and edited messages too as long as they are there."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def __call__(self, request: web.Request) -> web.Response:
        wanted = id_in(request, "file")
        for message in self._world.channels[id_in(request, "channel")].messages.values():
            for file in (f for version in message.versions for f in version.attachments):
                if file.id == wanted:
                    return web.Response(body=file.data, content_type=file.kind)
        raise web.HTTPNotFound


class Host:
    """Serves stand-ins, each on a port of its own; more are made on request."""

    def __init__(self) -> None:
        self._runners: list[web.AppRunner] = []

    async def open(self, port: int = 0) -> int:
        """Serve a fresh stand-in; return its port."""
        listener = socket.create_server((HOST, port))
        port = listener.getsockname()[1]
        app = build(port, Clock(time.time))
        app.router.add_post("/_control/sibling", self._sibling)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        self._runners.append(runner)
        await runner.setup()
        await web.SockSite(runner, listener).start()
        return port

    async def _sibling(self, request: web.Request) -> web.Response:  # noqa: ARG002  a handler
        return reply({"port": await self.open()})

    async def close(self) -> None:
        """Stop serving."""
        for runner in self._runners:
            await runner.cleanup()


async def serve(port: int, *, with_parent: bool) -> None:
    """Serve until we are terminated, or until the parent process is gone."""
    host, over = Host(), asyncio.Event()
    print(await host.open(port), flush=True)  # noqa: T201  the protocol of this command
    if with_parent:
        loop = asyncio.get_running_loop()
        threading.Thread(target=_watch_parent, args=(loop, over), daemon=True).start()
    await over.wait()
    await host.close()


def _watch_parent(loop: asyncio.AbstractEventLoop, over: asyncio.Event) -> None:
    """Wait for the end of our standard input, which comes at the latest with the parent's."""
    sys.stdin.read()
    loop.call_soon_threadsafe(over.set)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 takes a free one")
    parser.add_argument("--with-parent", action="store_true", help="end with our standard input")
    given = parser.parse_args()
    asyncio.run(serve(given.port, with_parent=given.with_parent))


if __name__ == "__main__":
    main()
