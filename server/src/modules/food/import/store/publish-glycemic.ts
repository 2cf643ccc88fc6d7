import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { StagedRow } from '../../../../importer/import-kind.ts';
import { type GlycemicEntry, storeGlycemic } from '../../store/store-foods.ts';
import type { GlycemicImport } from '../glycemic.kind.ts';

export async function stageEntries(db: Kysely<Database>, staged: readonly StagedRow<GlycemicImport>[]): Promise<void> {
  const entries = staged.flatMap(({ row }) => row.entries);
  const last = new Map(entries.map((entry) => [entry.name, entry]));
  await sql`
    insert into stage_food_gi (name, entry)
    select name, entry::jsonb
    from unnest(${[...last.keys()]}::text[], ${[...last.values()].map((entry) => JSON.stringify(entry))}::text[]) as given (name, entry)
    on conflict (name) do update set entry = excluded.entry`.execute(db);
}

export async function publishEntries(db: Kysely<Database>, sourceId: number): Promise<void> {
  await db.deleteFrom('food_gi').where('sample', '=', true).execute();
  const { rows } = await sql<{ entry: GlycemicEntry }>`select entry from stage_food_gi`.execute(db);
  await storeGlycemic(
    db,
    rows.map(({ entry }) => entry),
    { sample: false, sourceId },
  );
}
