#!/bin/bash
# What the image of Docker's library does with the same variables: PGDATA, POSTGRES_PASSWORD_FILE, POSTGRES_DB.
set -euo pipefail
: "${PGDATA:?}" "${POSTGRES_PASSWORD_FILE:?}"
mkdir -p "$PGDATA"
# Each time: a volume that is mounted again may have been opened to its group, and Postgres refuses that.
chmod 700 "$PGDATA"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --pgdata="$PGDATA" --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" \
    --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "create database ${POSTGRES_DB:-postgres}" | postgres --single -D "$PGDATA" postgres
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
