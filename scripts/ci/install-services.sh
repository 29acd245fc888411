#!/usr/bin/env bash
# Postgres 15 with pgvector, Redis, promtool (which holds the metrics to Prometheus' conventions), and Chromium (which the
# console's tests look at its pages with), on Debian 12, as root; does nothing where they are there.
# bookworm has no pgvector package, but the source package of the next release compiles against bookworm's server
# headers. It comes from the mirror that the machine's own sources name.
set -euo pipefail

bin=/usr/lib/postgresql/15/bin
control=/usr/share/postgresql/15/extension/vector.control
if [ -x "$bin/initdb" ] && [ -e "$control" ] && command -v redis-server >/dev/null &&
  command -v promtool >/dev/null && command -v chromium >/dev/null; then
  exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo 'Postgres 15, pgvector, redis-server, promtool or chromium are missing; installing them needs Debian and root' >&2
  exit 1
fi

export DEBIAN_FRONTEND=noninteractive
install_packages() {
  apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

echo 'installing Postgres 15, Redis, promtool and Chromium …' >&2
# The packages make and start a cluster and a Redis of their own; the tests use private ones.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
apt-get update -qq
install_packages postgresql-15 redis-server prometheus chromium

if [ ! -e "$control" ]; then
  echo 'compiling pgvector …' >&2
  work=$(mktemp -d)
  # One deb822 or one-line source of the machine gives the mirror and the key.
  read_field() {
    awk -v name="$1:" '$1 == name { print $2; exit }' /etc/apt/sources.list.d/*.sources 2>/dev/null || true
  }
  mirror=$(read_field URIs)
  key=$(read_field Signed-By)
  if [ -z "$mirror" ]; then
    mirror=$(awk '$1 == "deb" { for (i = 2; i <= NF; i++) if ($i ~ /^[a-z]+:\/\//) { print $i; exit } }' /etc/apt/sources.list)
  fi
  # Lists of its own: the machine's sources stay as they are.
  mkdir -p "$work/lists/partial" "$work/sources.list.d"
  {
    printf 'Types: deb-src\nURIs: %s\nSuites: trixie\nComponents: main\n' "$mirror"
    [ -z "$key" ] || printf 'Signed-By: %s\n' "$key"
  } >"$work/sources.list.d/trixie.sources"
  apt_options=(-o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$work/sources.list.d"
    -o "Dir::State::Lists=$work/lists" -o "APT::Sandbox::User=root")
  install_packages postgresql-server-dev-15 build-essential dpkg-dev
  (
    cd "$work"
    apt-get "${apt_options[@]}" update -qq
    apt-get "${apt_options[@]}" source -qq pgvector >/dev/null
    cd pgvector-*/
    # OPTFLAGS without -march=native: what is compiled here may be run on another machine.
    make -s -j"$(nproc)" with_llvm=no OPTFLAGS= PG_CONFIG="$bin/pg_config" >/dev/null
    make -s with_llvm=no OPTFLAGS= PG_CONFIG="$bin/pg_config" install >/dev/null
  )
  rm -rf "$work"
fi
