import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { StagedRow } from '../../../../importer/import-kind.ts';
import { indexFoods } from '../../store/index-foods.ts';
import { dropSampleFoods, refreshFoods } from '../../store/refresh-foods.ts';
import { type NewFood, storeFoods } from '../../store/store-foods.ts';

export async function stageFoods(db: Kysely<Database>, staged: readonly StagedRow<NewFood>[]): Promise<void> {
  const codes = staged.map(({ row }) => row.code);
  const places = staged.map(({ place }) => place);
  const rows = staged.map(({ row }) => JSON.stringify(row));
  await sql`
    insert into stage_food (code, place, food)
    select code, place, food::jsonb from unnest(${codes}::text[], ${places}::int[], ${rows}::text[]) as given (code, place, food)
    on conflict (code) do update set place = excluded.place, food = excluded.food`.execute(db);
}

const BATCH = 1000;

export async function publishFoods(db: Kysely<Database>, sourceId: number): Promise<void> {
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
