import type { AiContext } from '@bee/contracts/resource/ai';
import type { SearchName } from '@bee/contracts/resource/search';
import { sql } from 'kysely';
import type { AnswerTool, PageItem } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';

/** The item of the platform that a question was asked about. */
export type AskedAbout = {
  /** null for items without a text. */
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

/** Null if the item does not exist or has been deleted. */
export const findAskedAbout = async (
  db: Db,
  tools: readonly AnswerTool[],
  page: AiContext,
): Promise<AskedAbout | null> => {
  const { kind, id } = page;
  const item = await itemOf(db, tools, page);
  if (item === null) return null;
  if (item?.refId === null) return { documentId: null, title: item.name, subject: item.name };
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from search_document
    where kind = any(${KINDS[kind]}) and ref_id = ${item?.refId ?? id} order by id limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    documentId: row.id,
    title: row.title,
    subject: NAMED.includes(kind) ? (item?.name ?? row.title.replace(/（[^）]*）$/, '')) : null,
  };
};

const itemOf = async (db: Db, tools: readonly AnswerTool[], page: AiContext): Promise<PageItem | null | undefined> => {
  for (const tool of tools) {
    const item = await tool.itemOfPage?.(db, page);
    if (item !== undefined) return item;
  }
  return undefined;
};
