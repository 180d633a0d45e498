# One image for web, worker and beat; compose.yaml says which runs where.
# Packages come with their hashes (locked/); `make pin-images` pins the images below by their digests.

FROM python:3.11-slim-trixie AS page
WORKDIR /build
COPY locked locked
RUN pip install --no-cache-dir --only-binary=:all: --require-hashes -r locked/page.txt
COPY tools tools
COPY frontend frontend
RUN python -m tools.npm --prefix frontend ci --no-audit --no-fund \
    && python -m tools.npm --prefix frontend run build

FROM python:3.11-slim-trixie AS kernel
WORKDIR /build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
COPY locked locked
RUN pip install --no-cache-dir --only-binary=:all: --require-hashes -r locked/kernel.txt
COPY bots bots
RUN DURAK_KERNEL_DIR=/kernel python -m bots.build_kernel

FROM python:3.11-slim-trixie
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
WORKDIR /srv/durak
# pg_dump and pg_restore for backups: as new as the server of compose.yaml.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/*
COPY locked locked
RUN pip install --no-cache-dir --require-hashes -r locked/image.txt
COPY . .
COPY --from=page /build/frontend/dist frontend/dist
COPY --from=kernel /kernel /srv/kernel
# Collecting needs settings but no service: the embedded set-up's, with a folder thrown away.
RUN DURAK_DATA_DIR=/tmp/build python manage.py collectstatic --noinput --verbosity 0 \
    && rm -r /tmp/build \
    && groupadd --gid 999 durak \
    && useradd --system --uid 999 --gid 999 --home-dir /srv/durak durak \
    && install -d -o durak -g durak var /srv/backups
USER durak
ENV DURAK_KERNEL_DIR=/srv/kernel DURAK_SETUP=served LOG_FORMAT=json HOST=0.0.0.0 PORT=8000
# Web processes of different containers don't see which cores the others keep to.
ENV WEB_ONE_CORE=false
EXPOSE 8000
CMD ["python", "-m", "durak_site.server.serve"]
