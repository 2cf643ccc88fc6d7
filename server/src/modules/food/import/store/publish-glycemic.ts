import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { type GlycemicEntry, storeGlycemic } from '../../store/store-foods.ts';

export async function publishEntries(db: Db, sourceId: number): Promise<void> {
  await db.deleteFrom('food_gi').where('sample', '=', true).execute();
  const { rows } = await sql<{ entries: GlycemicEntry[] }>`select entries from stage_food_gi order by place`.execute(
    db,
  );
  // The last of several entries with the same name is used.
  const entries = new Map(rows.flatMap((row) => row.entries).map((entry) => [entry.name, entry]));
  await storeGlycemic(db, [...entries.values()], { sample: false, sourceId });
}
