import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { RefusedFile } from './refused-file.ts';

/** A run that has not been heard of for so long is taken for dead. */
const SILENCE = '60 seconds';

/** Takes the turn to import. @throws RefusedFile while another run is at work */
export const beginRun = async (db: Kysely<Database>, kind: string, files: string[], at: string): Promise<string> => {
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    await sql`lock table import_run in exclusive mode`.execute(transaction);
    const { rows } = await sql<{ kind: string }>`
      select kind from import_run
      where state = 'running' and heartbeat_at > ${at}::timestamptz - ${sql.lit(SILENCE)}::interval`.execute(
      transaction,
    );
    if (rows[0]) throw new RefusedFile('另一个导入正在进行，请等它结束后再试');
    await sql`update import_run set state = 'failed', finished_at = ${at} where state = 'running'`.execute(transaction);
    await transaction
      .insertInto('import_run')
      .values({ id, kind, files, state: 'running', started_at: at, heartbeat_at: at, counts: '{}' })
      .execute();
  });
  return id;
};

export const keepAlive = async (db: Kysely<Database>, id: string): Promise<void> => {
  await db.updateTable('import_run').set({ heartbeat_at: new Date() }).where('id', '=', id).execute();
};

export const endRun = async (
  db: Kysely<Database>,
  id: string,
  state: 'published' | 'dry' | 'failed',
  counts: Record<string, number>,
): Promise<void> => {
  await db
    .updateTable('import_run')
    .set({ state, finished_at: new Date(), counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
};

const STAGE_TABLES = [
  'stage_price',
  'stage_article',
  'stage_policy',
  'stage_report',
  'stage_report_page',
  'stage_report_file',
  'stage_report_series',
  'stage_article_tag',
  'stage_baike',
  'stage_reference_series',
  'stage_reference_series_tag',
  'stage_reference_issue',
  'stage_reference_article',
  'stage_reference_article_tag',
  'stage_enterprise',
  'stage_reference_enterprise',
  'stage_food',
  'stage_food_gi',
  'stage_standard',
  'stage_standard_replaces',
  'stage_limit_food',
  'stage_limit_substance',
  'stage_food_limit',
  'stage_trade',
  'stage_hs',
  'stage_partner',
  'stage_port',
  'stage_tariff',
  'stage_permit',
  'stage_statistic',
  'stage_data_product',
  'stage_industry_row',
  'stage_search_document',
  'stage_search_passage',
  'stage_search_name',
];

export const clearStage = async (db: Kysely<Database>): Promise<void> => {
  await sql`truncate ${sql.join(STAGE_TABLES.map((table) => sql.table(table)))}`.execute(db);
};
