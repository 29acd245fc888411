#!/usr/bin/env bash
# What a whole node needs beside the Kubernetes binaries, on Debian, as root; does nothing where it is there.
set -euo pipefail

missing=()
need() { # PROGRAM PACKAGE
  PATH=$PATH:/usr/sbin:/sbin command -v "$1" >/dev/null || missing+=("$2")
}
need containerd containerd
need runc runc
need iptables iptables
need nft nftables
need conntrack conntrack
need ip iproute2
need openssl openssl
[ -x /usr/lib/cni/bridge ] || missing+=(containernetworking-plugins)
[ "${#missing[@]}" -gt 0 ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "missing for a node: ${missing[*]}; installing them needs Debian and root" >&2
  exit 1
fi

echo "installing ${missing[*]} …" >&2
export DEBIAN_FRONTEND=noninteractive
# The packages would start a containerd of the machine's; the tests run their own.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
