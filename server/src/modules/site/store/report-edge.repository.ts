import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { EdgeWindow } from '@bee/contracts/resource/site';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

type Report = ParsedRequestFor<'site/reportEdge'>;

export const storeSeen = async (db: Db, { edge, composition, sequence, problem }: Report, now: Date): Promise<void> => {
  const seen = { composition, sequence, problem, seen_at: now };
  await db
    .insertInto('edge_seen')
    .values({ edge, ...seen })
    .onConflict((conflict) => conflict.column('edge').doUpdateSet(seen))
    .execute();
};

/** Ignores a window that is already stored. */
export const storeWindow = async (db: Db, edge: string, window: EdgeWindow, now: Date): Promise<void> => {
  const { slot, age_ms, releases } = window;
  if (releases.length === 0) return;
  const at = new Date(now.getTime() - age_ms);
  await db
    .insertInto('edge_observation')
    .values(releases.map((seen) => ({ edge, slot, at, ...seen })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** @returns the highest sequence of a verified composition that any edge has reported; 0 if there is none */
export const raiseFloor = async (db: Db, sequence: number, now: Date): Promise<number> => {
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

export const readFloor = async (db: Db): Promise<number> =>
  (await db.selectFrom('composition_floor').select('sequence').executeTakeFirst())?.sequence ?? 0;
