import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import { countFirstReadings } from '../../../../limits/first-reading.ts';

export type Reading = { reader: string; id: string; now: Date };

/** Adds a view for each reading that is the first of its reader and hour in all processes. */
export const storeReadings = (db: Db, readings: readonly Reading[]): Promise<void> =>
  transact(db, async (tx) => addViews(tx, await countFirstReadings(tx, 'article', readings)));

/** One statement for all articles; unknown ids are ignored. Rows are locked in id order to prevent deadlocks. */
const addViews = async (db: Db, readings: ReadonlyMap<string, number>): Promise<void> => {
  await sql`
    with counted as (
      select a.id, n.readings
      from unnest(${[...readings.keys()]}::text[], ${[...readings.values()]}::int[]) n(id, readings)
      join article a on a.id = n.id
      order by a.id for no key update of a
    )
    update article set views = views + counted.readings from counted where article.id = counted.id`.execute(db);
};
