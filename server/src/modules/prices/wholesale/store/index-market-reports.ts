import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/schema.ts';
import { documentId, indexDocuments, replaceDocuments, type SearchInput } from '../../../search/index.ts';

const KIND = 'market_report';

/** Indexes all weekly reports and surveys of markets. */
export const indexMarketReports = async (db: Db): Promise<void> =>
  replaceDocuments(db, KIND, (await listReports(db)).map(documentOf));

/**
 * Indexes reports that are not indexed yet and updates the term counts; must be called inside the transaction that adds
 * the reports.
 */
export const indexNewMarketReports = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select id from search_document where kind = ${KIND}`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const missing = (await listReports(tx)).filter(({ id }) => !known.has(documentId(KIND, id)));
  if (missing.length > 0) await indexDocuments(tx, missing.map(documentOf));
};

/** Indexes only the public part of the reports: the summary, not the comment. */
const listReports = (db: Db) =>
  db
    .selectFrom('market_report as r')
    .innerJoin('market as k', 'k.id', 'r.market_id')
    .select(['r.id', 'r.kind', 'r.title', 'r.summary', 'r.sample', 'k.name as market', 'k.province'])
    .select(sql<string>`r.date::text`.as('date'))
    .orderBy('r.date', 'desc')
    .orderBy('r.id')
    .execute();

type Report = Awaited<ReturnType<typeof listReports>>[number];

const documentOf = ({ id, kind, title, summary, sample, market, province, date }: Report): SearchInput => ({
  kind: KIND,
  refId: id,
  title,
  meta: [market, ...(province ? [province] : []), kind === 'weekly' ? '周报' : '调研'],
  date,
  page: 'application/vegetable/survey_detail',
  params: { id },
  sample,
  blocks: [{ heading: false, text: summary }],
});
