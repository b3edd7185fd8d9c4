# Cuvée's table server with compiled rules: see docs/server.md, "In a container".
# To build the same image again and again, pin both images by their digests:
#   docker build --build-arg PYTHON_IMAGE=python:3.12-slim@sha256:… --build-arg NODE_IMAGE=node:22-slim@sha256:… .
ARG PYTHON_IMAGE=python:3.12-slim
ARG NODE_IMAGE=node:22-slim

FROM ${NODE_IMAGE} AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY web ./
RUN npm run --silent build

FROM ${PYTHON_IMAGE} AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY requirements requirements
COPY tools tools
COPY src src
COPY --from=client /src/web/dist web/dist
# requirements/server.txt, written by `make lock-server`, holds the hashes of what is installed.
RUN python -m venv /opt/cuvee \
 && CUVEE_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
 && if [ -f requirements/server.txt ]; then \
      /opt/cuvee/bin/pip install --no-cache-dir --require-hashes -r requirements/server.txt \
      && /opt/cuvee/bin/pip install --no-cache-dir --no-deps /wheels/cuvee-*.whl; \
    else \
      /opt/cuvee/bin/pip install --no-cache-dir --constraint requirements/dev.txt \
      "$(ls /wheels/cuvee-*.whl)[server]"; \
    fi

FROM ${PYTHON_IMAGE}
COPY --from=build /opt/cuvee /opt/cuvee
RUN useradd --system --uid 10001 --home-dir /data cuvee \
 && install --directory --owner=cuvee --mode=0700 /data
USER cuvee
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=20s CMD ["/opt/cuvee/bin/python", "-c", \
  "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
ENTRYPOINT ["/bin/sh", "-c", "exec /opt/cuvee/bin/cuvee serve --host 0.0.0.0 --data /data --origin \"${ORIGIN:?name the site, as in: docker run --env ORIGIN=https://games.example.org}\" \"$@\"", "cuvee"]
