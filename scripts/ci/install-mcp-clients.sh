#!/usr/bin/env bash
# Clients of the Model Context Protocol that are no packages of this workspace: the Python SDK's, in an environment of its
# own, and the Inspector. services/mcp/src/testing/outside-clients.ts finds them there. What cannot be had is left out, and said.
set -uo pipefail

inspector=2.12.0
here=$(cd "$(dirname "$0")/../.." && pwd)
folder=${XDG_CACHE_HOME:-$HOME/.cache}/memory-service/mcp-clients
requirements=$here/services/mcp/src/testing/python/requirements.txt

install_python() {
  cmp -s "$requirements" "$folder/python/requirements.txt" && return 0
  rm -rf "$folder/python"
  if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv >/dev/null || return 1
  fi
  python3 -m venv "$folder/python" &&
    timeout 300 "$folder/python/bin/pip" install --quiet --only-binary :all: --requirement "$requirements" &&
    cp "$requirements" "$folder/python/requirements.txt"
}

install_inspector() {
  [ -e "$folder/inspector/installed-$inspector" ] && return 0
  rm -rf "$folder/inspector"
  mkdir -p "$folder/inspector" &&
    timeout 300 npm install --prefix "$folder/inspector" --silent --ignore-scripts --no-audit --no-fund \
      "@modelcontextprotocol/inspector@$inspector" >/dev/null &&
    touch "$folder/inspector/installed-$inspector"
}

mkdir -p "$folder"
install_python || { rm -rf "$folder/python"; echo "left out: the Python SDK's MCP client, which could not be installed" >&2; }
install_inspector || { rm -rf "$folder/inspector"; echo 'left out: the MCP Inspector, which could not be installed' >&2; }
