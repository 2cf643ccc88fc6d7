import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { EdgeWindow } from '@bee/contracts/resource/site';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, EdgeObservationTable } from '../../../db/schema.ts';

type Report = ParsedRequestFor<'site/reportEdge'>;

export const storeSeen = async (
  db: Kysely<Database>,
  { edge, composition, sequence, problem }: Report,
  now: Date,
): Promise<void> => {
  const seen = { composition, sequence, problem, seen_at: now };
  await db
    .insertInto('edge_seen')
    .values({ edge, ...seen })
    .onConflict((conflict) => conflict.column('edge').doUpdateSet(seen))
    .execute();
};

/** Ignores a window that is already stored. */
export const storeWindow = async (db: Kysely<Database>, edge: string, window: EdgeWindow, now: Date): Promise<void> => {
  const rows = rowsOf(edge, window, new Date(now.getTime() - window.age_ms));
  if (rows.length === 0) return;
  await db
    .insertInto('edge_observation')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** @returns the highest sequence of a verified composition that any edge has reported; 0 if there is none */
export const raiseFloor = async (db: Kysely<Database>, sequence: number, now: Date): Promise<number> => {
  const { rows } = await sql<{ floor: number }>`
    with raised as (
      insert into composition_floor (sequence, raised_at) values (${sequence}, ${now})
      on conflict (one) do update set sequence = excluded.sequence, raised_at = excluded.raised_at
      where composition_floor.sequence < excluded.sequence
      returning sequence
    )
    select greatest((select sequence from raised), (select sequence from composition_floor)) as floor`.execute(db);
  return rows[0]?.floor ?? 0;
};

export const readFloor = async (db: Kysely<Database>): Promise<number> =>
  (await db.selectFrom('composition_floor').select('sequence').executeTakeFirst())?.sequence ?? 0;

type Row = Insertable<EdgeObservationTable>;

/** One row per release: releases whose pages were requested and all releases served to visits. */
const rowsOf = (edge: string, { slot, served, releases }: EdgeWindow, at: Date): Row[] => {
  const rows = new Map<string, Row & { visit_hashes: string[] }>();
  const rowOf = (remote: string, release: string) => {
    const key = `${remote}@${release}`;
    const row = rows.get(key) ?? { ...NOTHING, edge, slot, at, remote, release, visit_hashes: [] };
    rows.set(key, row);
    return row;
  };
  for (const { remote, release, ...seen } of releases) Object.assign(rowOf(remote, release), seen);
  for (const { releases: composed, visits } of served)
    for (const [remote, release] of Object.entries(composed)) {
      const row = rowOf(remote, release);
      row.visit_hashes = [...new Set([...row.visit_hashes, ...visits])];
      row.visits = row.visit_hashes.length;
    }
  return [...rows.values()];
};

const NOTHING = {
  documents: 0,
  visits: 0,
  renders: 0,
  render_failed: 0,
  render_p95: null,
  files_refused: 0,
  render_networks: [],
};
