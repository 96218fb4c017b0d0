"""The door of the REST side: each request is read, recorded, meets its fault, takes effect."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import struct
from typing import Any

from aiohttp import BodyPartReader, web

from tests.wire.standin.compose import Body
from tests.wire.standin.errors import ApiError
from tests.wire.standin.faults import Fault
from tests.wire.standin.parts import Parts
from tests.wire.standin.records import Record
from tests.wire.standin.rest import BODY, MADE, Handler, reply

API = "/api/v10"
VIA = "1.1 google"
TOKENLESS = ("/interactions/", "/webhooks/")
FILE_FIELD = re.compile(r"files\[(\d+)\]")


class Front:
    """Wraps the handlers of the API."""

    def __init__(self, parts: Parts) -> None:
        self._clock = parts.world.clock
        self._recorder = parts.recorder
        self._faults = parts.faults
        self._gateway = parts.gateway

    def guard(self, handler: Handler) -> Handler:
        """Return the handler behind the door."""

        async def guarded(request: web.Request) -> web.Response:
            try:
                request[BODY], text = await _read(request)
            except ConnectionError:
                return web.Response()  # a client that died while it asked has asked for nothing
            record = self._record(request)
            fault = self._faults.meet(record.method, record.path, text)
            if fault is not None:
                return await self._fail(request, handler, record, fault)
            return _answer(record, await self._effect(request, handler, record))

        return guarded

    def _record(self, request: web.Request) -> Record:
        path = request.path.removeprefix(API)
        return self._recorder.add(
            self._clock.now(),
            "rest",
            f"{request.method} {path}",
            method=request.method,
            path=path,
            json=request[BODY].json,
            files=tuple(name for name, _ in request[BODY].files.values()),
        )

    async def _effect(self, request: web.Request, handler: Handler, record: Record) -> web.Response:
        try:
            self._authorize(request, record.path)
            response = await handler(request)
        except ApiError as error:
            response = reply(error.body(), error.status)
            record.code = error.code
        record.outcome = response.status
        record.made = request.get(MADE)
        return response

    def _authorize(self, request: web.Request, path: str) -> None:
        if path.startswith(TOKENLESS):
            return
        token = self._gateway.token
        if token is None or request.headers.get("Authorization") != f"Bot {token}":
            raise ApiError(0)

    async def _fail(
        self, request: web.Request, handler: Handler, record: Record, fault: Fault
    ) -> web.Response:
        record.fault = True
        await asyncio.sleep(fault.before)
        response = web.Response()
        if fault.effect:
            response = await self._effect(request, handler, record)
        await asyncio.sleep(fault.after)
        if fault.reset:
            _reset(request)
            return response
        if fault.status is not None:
            response = _injected(fault)
        return _answer(record, response, via=fault.via)


def _answer(record: Record, response: web.Response, *, via: bool = True) -> web.Response:
    if via:
        response.headers["Via"] = VIA
    record.status = response.status
    return response


def _injected(fault: Fault) -> web.Response:
    status = fault.status or 0
    if isinstance(fault.body, str):
        return web.Response(text=fault.body, status=status, content_type="text/html")
    return reply(fault.body, status)


def _reset(request: web.Request) -> None:
    """Drop the connection so that the client gets errno 104, whatever is answered after it."""
    if request.transport is None:
        return
    connection = request.transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    request.transport.abort()


async def _read(request: web.Request) -> tuple[Body, str]:
    """Return the body, and its JSON as it was sent."""
    if request.content_type == "multipart/form-data":
        return await _read_form(request)
    text = await request.text()
    return Body(_object(text)), text


async def _read_form(request: web.Request) -> tuple[Body, str]:
    text, files = "", {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)  # discord.py nests no forms
        if part.name == "payload_json":
            text = await part.text()
        elif match := FILE_FIELD.fullmatch(part.name or ""):
            files[int(match[1])] = (part.filename or "", bytes(await part.read()))
    return Body(_object(text), files), text


def _object(text: str) -> dict[str, Any]:
    """Read a JSON object; an array is put under ``list``."""
    data = json.loads(text) if text else {}
    return data if isinstance(data, dict) else {"list": data}
