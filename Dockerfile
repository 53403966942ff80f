# The server as an image; docs/deploy.md says how to run it.
ARG PYTHON=3.14

FROM python:${PYTHON}-slim AS build
WORKDIR /festina
# What Festina runs on goes into an environment of its own, what only the build needs stays outside.
COPY requirements.lock requirements-build.lock requirements-device.lock requirements-node.lock requirements-wasm.lock ./
RUN python -m venv /opt/festina
RUN /opt/festina/bin/python -m pip install --no-cache-dir --require-hashes -r requirements.lock
RUN python -m pip install --no-cache-dir --require-hashes -r requirements-build.lock
COPY pyproject.toml README.md LICENSE NOTICE.md ./
COPY web web
COPY src src
# The page, with Node from PyPI, and what devices need to think and to play by themselves, which is made with what Festina
# itself runs on; the wheel then finds them current.
RUN /opt/festina/bin/python web/build.py
RUN python -m pip wheel --no-deps --no-build-isolation --wheel-dir wheels .
RUN /opt/festina/bin/python -m pip install --no-cache-dir --no-deps wheels/*.whl

FROM python:${PYTHON}-slim
COPY --from=build /opt/festina /opt/festina
# The games, and what the rules compile to: both survive in the volume.
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/festina festina
USER festina
WORKDIR /var/lib/festina
VOLUME /var/lib/festina
ENV PATH=/opt/festina/bin:$PATH \
    FESTINA_HOST=0.0.0.0 \
    FESTINA_PORT=8765 \
    FESTINA_DATABASE=sqlite:////var/lib/festina/festina.db
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=2s \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:' + os.environ['FESTINA_PORT'] + '/healthz', timeout=4)"]
CMD ["festina", "serve"]
