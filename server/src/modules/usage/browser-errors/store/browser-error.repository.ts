import type { ErrorOrder, ListedError } from '@bee/contracts/resource/browser-error';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { ErrorCounts } from '../model/merge-events.ts';

/** New groups per day, in all and of one release; later ones are not stored. Known groups always count. */
const MAX_GROUPS = 1000;
const MAX_GROUPS_OF_RELEASE = 200;
const MAX_LISTED = 100;
const MAX_RELEASES = 40;

/** Adds to the groups of their days, in one statement. */
export const storeErrors = async (db: Kysely<Database>, groups: readonly ErrorCounts[]): Promise<void> => {
  await sql`
    insert into browser_error as e
    select v.* from jsonb_populate_recordset(null::browser_error, ${JSON.stringify(groups)}::jsonb) v
    where exists (select from browser_error k where k.day = v.day and k.fingerprint = v.fingerprint)
      or ((select count(*) from browser_error k where k.day = v.day) < ${MAX_GROUPS}
        and (select count(*) from browser_error k where k.day = v.day and k.remote = v.remote and k.release = v.release)
          < ${MAX_GROUPS_OF_RELEASE})
    on conflict (day, fingerprint) do update set
      count = e.count + excluded.count, browsers = add_counts(e.browsers, excluded.browsers),
      pages = add_counts(e.pages, excluded.pages), composition = excluded.composition,
      first_at = least(e.first_at, excluded.first_at), last_at = greatest(e.last_at, excluded.last_at)`.execute(db);
};

type Wanted = { remote?: string | undefined; release?: string | undefined; order: ErrorOrder };

/** @param from first day that counts; older days may not be dropped yet */
export const listErrors = async (
  db: Kysely<Database>,
  { remote, release, order }: Wanted,
  from: string,
): Promise<ListedError[]> => {
  const counts = (column: 'pages' | 'browsers') => sql`
    (select array_agg(key order by n desc, key) from (
      select key, sum(value::int) as n from browser_error d, jsonb_each_text(d.${sql.ref(column)})
      where d.fingerprint = g.fingerprint and d.day >= ${from}::date group by key) c)`;
  const { rows } = await sql<
    Omit<ListedError, 'first_at' | 'last_at' | 'page' | 'pages' | 'browsers'> & {
      first_at: Date;
      last_at: Date;
      pages: string[] | null;
      browsers: string[] | null;
    }
  >`
    select g.*, ${counts('pages')} as pages, ${counts('browsers')} as browsers
    from (
      select fingerprint, remote, release, kind, (array_agg(message order by day desc))[1] as message,
        sum(count)::int as count, min(first_at) as first_at, max(last_at) as last_at
      from browser_error
      where day >= ${from}::date and (${remote ?? null}::text is null or remote = ${remote ?? null})
        and (${release ?? null}::text is null or release = ${release ?? null})
      group by fingerprint, remote, release, kind
      order by ${order === 'count' ? sql`count desc, last_at desc` : sql`last_at desc, count desc`}, fingerprint
      limit ${MAX_LISTED}) g`.execute(db);
  return rows.map(({ pages, browsers, first_at, last_at, ...row }) => ({
    ...row,
    page: pages?.[0] ?? '',
    pages: pages?.length ?? 0,
    browsers: browsers?.slice(0, 3) ?? [],
    first_at: new Date(first_at).toISOString(),
    last_at: new Date(last_at).toISOString(),
  }));
};

export const listReleasesWithErrors = async (db: Kysely<Database>, from: string) => {
  const { rows } = await sql<{ remote: string; release: string; groups: number }>`
    select remote, release, count(distinct fingerprint)::int as groups from browser_error where day >= ${from}::date
    group by remote, release order by max(last_at) desc limit ${MAX_RELEASES}`.execute(db);
  return rows;
};

/** The days of a group, newest first. */
export const findErrorDays = (db: Kysely<Database>, fingerprint: string, from: string) =>
  db
    .selectFrom('browser_error')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .execute();
