# To be read by the scripts beside it: Compose v2 where docker has it, else docker-compose 1.29, with the options of COMPOSE_OPTIONS.
if docker compose version >/dev/null 2>&1; then
  compose() { docker compose ${COMPOSE_OPTIONS:-} "$@"; }
else
  compose() { docker-compose ${COMPOSE_OPTIONS:-} "$@"; }
fi

# in_database <command…>: runs it in the container of the database, which it may enter.
in_database() {
  compose exec -T postgres sh -c 'PGPASSWORD="$(cat /run/secrets/postgres_password)" exec "$@"' sh "$@"
}
