import { sql } from 'kysely';
import { publish } from '../db/database-events.ts';
import type { Db } from '../db/schema.ts';
import { type CacheTag, namesOfChange } from './cache-tag.ts';
import { TAG_MEMORY_S, type TagVersions, type TouchedTags } from './tag-versions.ts';

/**
 * Makes cached values with these tags stale when the transaction commits. Call it last in the transaction that changes
 * the content: it locks the tags.
 * @param change `withdrawn` if old values must not be served any more, such as pages of a hidden posting; others are
 * served once more while they are renewed.
 */
export const touchTags = async (
  db: Db,
  tags: readonly CacheTag[],
  change: 'edited' | 'withdrawn' = 'edited',
): Promise<void> => {
  const isWithdrawn = change === 'withdrawn';
  // Counts are kept by deferred triggers under a lock of their own, which everyone takes before the tags.
  await sql`set constraints stored_counts immediate`.execute(db);
  await sql`
    insert into cache_tag as t (name, version, withdrawn, touched_in, touched_at)
    select name, 1, ${isWithdrawn ? 1 : 0}, pg_current_xact_id()::text::bigint, clock_timestamp()
    from unnest(${namesOfChange(tags)}::text[]) with ordinality as given (name, place) order by place
    on conflict (name) do update set version = t.version + 1,
      withdrawn = case when ${isWithdrawn} then t.version + 1 else t.withdrawn end,
      touched_in = excluded.touched_in, touched_at = excluded.touched_at`.execute(db);
  await publish(db, 'cache-tags');
};

export const readTagVersions = async (db: Db, names: readonly string[]): Promise<TagVersions> => {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('cache_tag')
    .where('name', 'in', names)
    .select(['name', 'version', 'withdrawn'])
    .execute();
  return new Map(rows.map(({ name, ...version }) => [name, version]));
};

/** Transactions below the cursor are finished, so their changes are either included or were rolled back. */
export const readTouchedTags = async (db: Db, since: string): Promise<TouchedTags> => {
  const { rows } = await sql<TouchedTags>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor, coalesce((
      select json_agg(json_build_object('name', name, 'version', version, 'withdrawn', withdrawn)) from cache_tag
      where touched_in >= ${since}::bigint and touched_at > now() - make_interval(secs => ${TAG_MEMORY_S})
    ), '[]') as tags`.execute(db);
  const [touched] = rows;
  if (!touched) throw new Error('the tags of caches could not be read');
  return touched;
};
