#!/bin/sh
# Builds images that carry the commit and its author: sh scripts/docker/build.sh [service…]
set -eu
. "$(dirname "$0")/compose-command.sh"
RELEASE_COMMIT=$(git rev-parse HEAD 2>/dev/null || true)
RELEASE_AUTHOR=$(git log -1 --format=%an 2>/dev/null || true)
export RELEASE_COMMIT RELEASE_AUTHOR
[ -z "$(git status --porcelain 2>/dev/null)" ] || echo "有没有提交的改动：镜像里记的提交 $RELEASE_COMMIT 没有它们" >&2
compose build "$@"
