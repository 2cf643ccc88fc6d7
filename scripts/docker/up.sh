#!/bin/sh
# docker-compose up -d that prints why it failed, for example why a version was refused: sh scripts/docker/up.sh [service…]
set -u
. "$(dirname "$0")/compose-command.sh"
compose up -d "$@" && exit 0
status=$?
for container in $(compose ps -aq); do
  case $(docker inspect -f '{{.State.Status}} {{.State.ExitCode}}' "$container") in
    'exited 0' | running* | created*) ;;
    *)
      echo "$(docker inspect -f '{{.Name}}' "$container" | tr -d /)：" >&2
      docker logs --tail 20 "$container" >&2
      ;;
  esac
done
exit $status
