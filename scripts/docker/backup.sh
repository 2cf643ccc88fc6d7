#!/bin/sh
# Saves a running installation: sh scripts/docker/backup.sh <new folder>
# The database first: files never change once written, so that one too many does no harm. Secrets are not in it.
set -eu
[ $# -eq 1 ] || { echo '用法：sh scripts/docker/backup.sh <新文件夹>' >&2; exit 2; }
. "$(dirname "$0")/compose-command.sh"
if [ -e "$1" ]; then
  echo "$1 已经存在，请另选一个文件夹" >&2
  exit 1
fi
umask 077
draft=$1.unfinished
rm -rf "$draft"
mkdir -p "$draft"
echo '数据库…'
in_database pg_dump -U bee -Fc bee >"$draft/database.dump"
echo '上传的文件…'
compose run --rm --no-deps -T api tar -C /data -cf - --exclude=./files/.arriving . >"$draft/files.tar"
echo '发布仓库…'
compose run --rm --no-deps -T compose tar -C /store -cf - --exclude=./.building . >"$draft/releases.tar"
(cd "$draft" && sha256sum database.dump files.tar releases.tar >SHA256SUMS)
mv "$draft" "$1"
echo "已备份到 $1；secrets 文件夹请另外保管"
