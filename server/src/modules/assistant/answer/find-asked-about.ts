import type { AiContext } from '@bee/contracts/resource/ai';
import type { SearchName } from '@bee/contracts/resource/search';
import { type Kysely, sql } from 'kysely';
import type { PriceScope } from '../../../db/schema/price.ts';
import type { Database } from '../../../db/schema.ts';
import { findTopic, topicName } from '../../statistics/index.ts';

/** The item of the platform that a question was asked about. */
export type AskedAbout = {
  /** null for statistics, which have no text. */
  documentId: string | null;
  title: string;
  /** Name that replaces "it" in the question; null for a text with many topics. */
  subject: string | null;
};

const KINDS: Record<AiContext['kind'], SearchName[]> = {
  article: ['news', 'policy', 'research_report', 'reference'],
  policy: ['policy'],
  report: ['research_report', 'market_report', 'reference'],
  encyclopedia: ['encyclopedia'],
  standard: ['standard'],
  price: ['price'],
  food: ['food'],
  trade: ['trade'],
  table: ['data_model', 'data_product'],
};

const NAMED: AiContext['kind'][] = ['price', 'food', 'trade', 'table', 'encyclopedia'];
const TOPIC = /^ast:(\d{1,9})$/;
const PRICE_TARGET = /^(?:(origin|herb):)?([^/|]+)\/([^|]+)/;

/** Null if the item does not exist or has been deleted. */
export const findAskedAbout = async (db: Kysely<Database>, { kind, id }: AiContext): Promise<AskedAbout | null> => {
  const [, topicId] = (kind === 'table' && TOPIC.exec(id)) || [];
  if (topicId) {
    const topic = await findTopic(db, Number(topicId));
    const name = topic && topicName(topic);
    return name ? { documentId: null, title: name, subject: name } : null;
  }
  const product = kind === 'price' ? await findPriced(db, id) : undefined;
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from search_document
    where kind = any(${KINDS[kind]}) and ref_id = ${product ? String(product.id) : id} order by id limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    documentId: row.id,
    title: row.title,
    subject: NAMED.includes(kind) ? (product?.name ?? row.title.replace(/（[^）]*）$/, '')) : null,
  };
};

/** Prices are identified in the same way as favourites: `priceTargetId`. */
const findPriced = (db: Kysely<Database>, target: string) => {
  const [, scope = 'market', group = '', name = ''] = PRICE_TARGET.exec(target) ?? [];
  return db
    .selectFrom('price_product')
    .where('scope', '=', scope as PriceScope)
    .where('group_name', '=', group)
    .where('name', '=', name)
    .select(['id', 'name'])
    .executeTakeFirst();
};
