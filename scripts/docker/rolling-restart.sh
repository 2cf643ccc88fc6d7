#!/bin/sh
# Replaces the processes of api, worker, edge and composer one after another, each when the one before answers: no request is lost.
#   sh scripts/docker/rolling-restart.sh [service…]
# With a new image (SERVER_TAG) the new processes run it. Migrations only add, so that old and new work side by side.
# They run first: a migration that fails leaves everything as it is.
set -eu
. "$(dirname "$0")/compose-command.sh"
[ $# -gt 0 ] || set -- api worker edge composer

healthy() { # healthy <container>
  tries=0
  until [ "$(docker inspect -f '{{.State.Health.Status}}' "$1")" = healthy ]; do
    tries=$((tries + 1))
    [ $tries -lt 180 ] || { echo "容器 $1 三分钟内没有就绪，已停在这里；其余的没有动" >&2; exit 1; }
    sleep 1
  done
}

compose run --rm --no-deps -T migrate
for service; do
  old=$(compose ps -q "$service")
  count=$(echo "$old" | wc -l)
  for container in $old; do
    echo "$(date +%T) $service：换下 $(docker inspect -f '{{.Name}}' "$container" | tr -d /)"
    docker stop -t 20 "$container" >/dev/null
    docker rm "$container" >/dev/null
    compose up -d --no-deps --no-recreate --no-build --scale "$service=$count" "$service"
    for running in $(compose ps -q "$service"); do healthy "$running"; done
  done
done
