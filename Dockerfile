# syntax=docker/dockerfile:1
FROM python:3.11-slim AS build
RUN python -m venv /opt/venv
COPY requirements.lock /
RUN /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --no-deps -r /requirements.lock

FROM python:3.11-slim
RUN useradd --system --uid 10001 --no-create-home chief \
    && install --directory --owner=chief --group=chief --mode=0700 /data
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
COPY engine engine
COPY data data
COPY bot bot
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE=/data/chief.sqlite3 \
    HEALTH_PORT=8090
USER chief
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-c", \
    "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"HEALTH_PORT\"]}/healthz')"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
