#!/bin/bash
# What the image of Docker's library does with the same variables: PGDATA, POSTGRES_PASSWORD_FILE, POSTGRES_DB.
set -euo pipefail
: "${PGDATA:?}" "${POSTGRES_PASSWORD_FILE:?}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  initdb --pgdata="$PGDATA" --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" \
    --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "create database ${POSTGRES_DB:-postgres}" | postgres --single -D "$PGDATA" postgres
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
