import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';

/** One statement for all articles; unknown ids are ignored. Rows are locked in id order to prevent deadlocks. */
export const addViews = async (db: Kysely<Database>, readings: ReadonlyMap<string, number>): Promise<void> => {
  await sql`
    with counted as (
      select a.id, n.readings
      from unnest(${[...readings.keys()]}::text[], ${[...readings.values()]}::int[]) n(id, readings)
      join article a on a.id = n.id
      order by a.id for no key update of a
    )
    update article set views = views + counted.readings from counted where article.id = counted.id`.execute(db);
};
