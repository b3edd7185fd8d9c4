# Cuvée's table server with compiled rules: docker build --tag cuvee .
FROM node:22-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY web ./
RUN npm run --silent build

FROM python:3.12-slim AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY requirements requirements
COPY tools tools
COPY src src
COPY --from=client /src/web/dist web/dist
RUN python -m venv /opt/cuvee \
 && CUVEE_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
 && /opt/cuvee/bin/pip install --no-cache-dir --constraint requirements/dev.txt \
    "$(ls /wheels/cuvee-*.whl)[server]"

FROM python:3.12-slim
COPY --from=build /opt/cuvee /opt/cuvee
RUN useradd --system --uid 10001 --home-dir /data cuvee && install --directory --owner=cuvee /data
USER cuvee
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=20s CMD ["/opt/cuvee/bin/python", "-c", \
  "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
ENTRYPOINT ["/opt/cuvee/bin/cuvee"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
