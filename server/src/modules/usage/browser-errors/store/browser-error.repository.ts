import type { BrowserError, ErrorOrder } from '@bee/contracts/resource/browser-error';
import { addDays } from '@bee/domain/calendar-day';
import { sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import type { ErrorEvent } from '../model/error-event.ts';
import type { ScriptPosition } from '../model/parse-stack.ts';

/** The first of the 30 days that are kept. */
export const firstErrorDay = (today: string): string => addDays(today, -29);

/** New groups per day, in all and of one release; later ones are not stored. Known groups always count. */
const MAX_GROUPS = 1000;
const MAX_GROUPS_OF_RELEASE = 200;
const MAX_LISTED = 100;

/** Adds errors to the groups of their days. Ordered, so that processes lock rows in the same order. */
export const storeErrors = async (db: Db, events: readonly ErrorEvent[]): Promise<number> => {
  await sql`
    insert into browser_error as e
    select day, fingerprint, min(remote), min(release), min(kind), min(message), (array_agg(frames))[1],
      max(composition), count(*), sum_counts(jsonb_build_object(browser, 1)), sum_counts(jsonb_build_object(page, 1)),
      min(at), max(at)
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as v(day date, fingerprint text, remote text, release text,
      kind text, message text, frames jsonb, composition text, browser text, page text, at timestamptz)
    where exists (select from browser_error k where k.day = v.day and k.fingerprint = v.fingerprint)
      or ((select count(*) from browser_error k where k.day = v.day) < ${MAX_GROUPS}
        and (select count(*) from browser_error k where k.day = v.day and k.remote = v.remote and k.release = v.release)
          < ${MAX_GROUPS_OF_RELEASE})
    group by day, fingerprint order by day, fingerprint
    on conflict (day, fingerprint) do update set
      count = e.count + excluded.count, browsers = add_counts(e.browsers, excluded.browsers),
      pages = add_counts(e.pages, excluded.pages), composition = excluded.composition,
      last_at = greatest(e.last_at, excluded.last_at)`.execute(db);
  return events.length;
};

type Wanted = { remote?: string | undefined; release?: string | undefined; fingerprint?: string; order: ErrorOrder };

/** @param from first day that counts; older days may not be dropped yet */
export const listErrors = async (db: Db, wanted: Wanted, from: string): Promise<BrowserError[]> => {
  const of = (column: 'remote' | 'release' | 'fingerprint') =>
    wanted[column] === undefined ? sql`true` : sql`${sql.ref(column)} = ${wanted[column]}`;
  const { rows } = await sql<BrowserError>`
    select fingerprint, remote, release, kind, min(message) as message, max(composition) as composition,
      sum(count)::int as count, min(first_at) as first_at, max(last_at) as last_at, sum_counts(pages) as pages,
      sum_counts(browsers) as browsers, jsonb_object_agg(day, count) as days
    from browser_error where day >= ${from}::date and ${of('remote')} and ${of('release')} and ${of('fingerprint')}
    group by fingerprint, remote, release, kind
    order by ${wanted.order === 'count' ? sql`count desc, last_at desc` : sql`last_at desc, count desc`}, fingerprint
    limit ${MAX_LISTED}`.execute(db);
  const iso = (instant: string | Date) => new Date(instant).toISOString();
  return rows.map((row) => ({ ...row, first_at: iso(row.first_at), last_at: iso(row.last_at) }));
};

/** The newest errors first. */
export const listReleasesWithErrors = (db: Db, from: string) => queryRows<{
  remote: string;
  release: string;
  groups: number;
}>(db)`
    select remote, release, count(distinct fingerprint)::int as groups from browser_error where day >= ${from}::date
    group by remote, release order by max(last_at) desc limit 40`;

export const newestFrames = async (db: Db, fingerprint: string): Promise<ScriptPosition[]> => {
  const { rows } = await sql<{ frames: ScriptPosition[] }>`
    select frames from browser_error where fingerprint = ${fingerprint} order by day desc limit 1`.execute(db);
  return rows[0]?.frames ?? [];
};
