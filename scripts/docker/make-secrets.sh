#!/bin/sh
# Makes the secrets of an installation that are not there yet: sh scripts/docker/make-secrets.sh [folder]
# Only the folder protects them on this machine: services read them as another user.
set -eu
umask 077
folder=${1:-secrets}
mkdir -p "$folder"
cd "$folder"

make() { # make <file> <command…>: the output of the command, unless the file is there
  file=$1
  shift
  if [ -s "$file" ]; then return; fi
  "$@" >"$file.new"
  chmod 444 "$file.new"
  mv "$file.new" "$file"
  echo "$folder/$file"
}

database_url() {
  printf 'postgres://bee:%s@postgres:5432/bee\n' "$(cat postgres_password)"
}

make internal_secret openssl rand -hex 32
make postgres_password openssl rand -hex 24
make database_url database_url
make composition_private.pem openssl genpkey -algorithm ed25519
make composition_public.pem openssl pkey -in composition_private.pem -pubout
