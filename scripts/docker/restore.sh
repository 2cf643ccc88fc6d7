#!/bin/sh
# Brings a backup into an installation that has no data yet: sh scripts/docker/restore.sh <folder> [--replace]
# --replace throws away what is there. The installation is started afterwards.
set -eu
replace=
[ "${2:-}" = --replace ] && replace=1
[ $# -ge 1 ] && [ -d "$1" ] || { echo '用法：sh scripts/docker/restore.sh <备份的文件夹> [--replace]' >&2; exit 2; }
. "$(dirname "$0")/compose-command.sh"
(cd "$1" && sha256sum --quiet -c SHA256SUMS) || { echo "$1 里的文件不完整或被改动过，什么也没有恢复" >&2; exit 1; }

compose up -d postgres
tries=0
until compose exec -T postgres pg_isready -q -h 127.0.0.1 -U bee -d bee; do
  tries=$((tries + 1))
  [ $tries -lt 60 ] || { echo '数据库没有启动' >&2; exit 1; }
  sleep 1
done
tables=$(in_database psql -U bee -d bee -Atc "select count(*) from pg_tables where schemaname = 'public'" | tr -d '[:space:]')
if [ "$tables" != 0 ] && [ -z "$replace" ]; then
  echo "数据库里已有 $tables 张表；确认要丢弃现有数据时加 --replace" >&2
  exit 1
fi
compose stop nginx edge composer worker api sandbox
echo '数据库…'
in_database psql -q -U bee -d bee -v ON_ERROR_STOP=1 -c 'set client_min_messages = warning' -c 'drop schema public cascade' -c 'drop schema if exists pgboss cascade' -c 'create schema public'
in_database pg_restore -U bee -d bee --no-owner --exit-on-error --single-transaction <"$1/database.dump"
echo '上传的文件…'
compose run --rm --no-deps -T api sh -c 'rm -rf /data/* && tar -C /data -xf -' <"$1/files.tar"
echo '发布仓库…'
compose run --rm --no-deps -T compose sh -c 'rm -rf /store/* /store/.composing && tar -C /store -xf -' <"$1/releases.tar"
compose run --rm --no-deps -T compose node compose.mjs verify --offline
compose up -d
echo '已恢复'
