import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { indexFoods } from '../../store/index-foods.ts';
import { dropSampleFoods, refreshFoods } from '../../store/refresh-foods.ts';
import { type NewFood, storeFoods } from '../../store/store-foods.ts';

const BATCH = 1000;

export async function publishFoods(db: Db, sourceId: number): Promise<void> {
  await dropSampleFoods(db);
  const { rows: sources } = await sql<{ at: string }>`
    select retrieved_at as at from data_source where id = ${sourceId}`.execute(db);
  const origin = { sample: false, sourceId, at: sources[0]?.at ?? new Date().toISOString() };
  for (let from = 0; ; from += BATCH) {
    const { rows } = await sql<{ food: NewFood }>`
      select food from stage_food order by place limit ${BATCH} offset ${from}`.execute(db);
    if (rows.length === 0) break;
    await storeFoods(
      db,
      rows.map((row) => row.food),
      origin,
      from,
    );
  }
  await refreshFoods(db);
  await indexFoods(db);
}
