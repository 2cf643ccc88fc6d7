import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Arm, Moments, Stratum } from './compare-releases.ts';

/** Releases of one remote, and since when they run side by side. */
type Pair = { remote: string; canary: string; active: string; since: string };

/** What returning visits reported of both releases, by ten minutes. Visits of the last ten minutes are not in it yet. */
export const readStrata = async (db: Db, { remote, canary, active, since }: Pair) => {
  const { rows } = await sql<{ slot: string; release: string } & Arm>`
    select date_bin('10 minutes', at, 'epoch')::text as slot, release,
      ${moments('visits', 'failed', 'failed')} as failed, ${moments('visits', 'calls_failed', 'calls_failed')} as calls,
      ${moments('lcp_count', 'lcp_sum', 'lcp_squares')} as lcp, ${moments('inp_count', 'inp_sum', 'inp_squares')} as inp
    from release_tally where remote = ${remote} and release in (${canary}, ${active}) and at >= ${since}
    group by 1, 2 order by 1`.execute(db);
  const strata = new Map<string, Stratum>();
  for (const { slot, release, ...arm } of rows) {
    const stratum = strata.get(slot) ?? { canary: NOTHING, active: NOTHING };
    strata.set(slot, { ...stratum, [release === canary ? 'canary' : 'active']: arm });
  }
  return [...strata.values()];
};

/** Compared visits of a release since a step began. */
export const countCompared = async (db: Db, remote: string, release: string, since: string) => {
  const { visits } = await db
    .selectFrom('release_tally')
    .select(({ fn }) => fn.sum<string | null>('visits').as('visits'))
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(visits ?? 0);
};

const NONE: Moments = { count: 0, sum: 0, squares: 0 };
const NOTHING: Arm = { failed: NONE, calls: NONE, lcp: NONE, inp: NONE };

const moments = (count: string, sum: string, squares: string) =>
  sql`json_build_object('count', sum(${sql.ref(count)}), 'sum', sum(${sql.ref(sum)}), 'squares', sum(${sql.ref(squares)}))`;
