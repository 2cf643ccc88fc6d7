import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { publishDocuments, publishRows } from '../../../../importer/publish-rows.ts';
import { dropDocuments } from '../../../search/index.ts';
import { storeCategories } from '../../service/store-categories.ts';

export async function publishEntries(db: Db, sourceId: number): Promise<void> {
  await dropDocuments(db, ['encyclopedia'], true);
  await sql`delete from baike where sample`.execute(db);
  await storeCategories(db);
  await sql`update stage_baike set source_id = ${sourceId}`.execute(db);
  await publishRows(db, 'baike', 'id', ['views']);
  await publishDocuments(db);
}
