import { sql } from 'kysely';
import { columnsOf, insertColumns } from '../../../db/insert-columns.ts';
import type { Db } from '../../../db/schema.ts';
import { nameLetter } from '../../../text/name-letter.ts';
import { blocksOf, composeText, type Piece, type RichText } from '../../../text/rich-text.ts';
import type { TablePrefix } from '../../publishing/index.ts';
import { type IndexedDocument, indexDocument } from '../../search/index.ts';

export type NewEntry = {
  id: string;
  naturalKey: string;
  title: string;
  alias: string[];
  /** Product of the site's tools that the entry is about, if its title differs from the product's name. */
  product?: string | null;
  cateId: string;
  cateTitle: string;
  info: { k: string; v: string }[];
  blocks: readonly Piece[];
  refs: { no: number; text: string; url: string | null }[];
  views: number;
  sample: boolean;
  sourceId: number;
  updatedAt: string;
};

/** Replaces the entry with the same id; its comments and its reading count are preserved. */
export const storeEntries = async (db: Db, entries: readonly NewEntry[], prefix: TablePrefix = ''): Promise<void> => {
  const composed = entries.map((entry) => {
    const text = composeText(entry.blocks);
    return { ...entry, text: { ...text, summary: withoutCitations(text.summary, entry) } };
  });
  if (prefix === '') return insertColumns(db, 'baike', columns, composed, REPLACING);
  // Staging tables have no keys for `on conflict`.
  await sql`delete from ${sql.table(`${prefix}baike`)} where id = any(${entries.map(({ id }) => id)})`.execute(db);
  return insertColumns(db, `${prefix}baike`, columns, composed);
};

export const indexEntry = (entry: NewEntry): IndexedDocument =>
  indexDocument({
    kind: 'encyclopedia',
    refId: entry.id,
    title: entry.title,
    alias: entry.alias,
    meta: [entry.cateTitle],
    date: null,
    page: 'application/baike',
    params: { id: entry.id },
    sample: entry.sample,
    blocks: blocksOf(entry.blocks).map((block) => ({ ...block, text: withoutCitations(block.text, entry) })),
  });

/** Removes citations such as `[2]` from the summary, where they have no references to link to. */
const withoutCitations = (text: string, { refs }: Pick<NewEntry, 'refs'>): string =>
  refs.length > 0 ? text.replace(/\[\d{1,3}\]/g, '') : text;

const columns = columnsOf<NewEntry & { text: RichText }>(
  {
    text: ['id', 'naturalKey', 'title', 'cateId'],
    'text[]': ['alias'],
    jsonb: ['info', 'refs'],
    int: ['views', 'sourceId'],
    bool: ['sample'],
    timestamptz: ['updatedAt'],
  },
  { name: 'letter', type: 'text', value: ({ title }) => nameLetter(title) },
  { name: 'product', type: 'text', value: ({ product = null }) => product },
  { name: 'summary', type: 'text', value: ({ text }) => text.summary },
  { name: 'content_html', type: 'text', value: ({ text }) => text.html },
  { name: 'toc', type: 'jsonb', value: ({ text }) => text.toc },
);

const REPLACING = `on conflict (id) do update set ${columns
  .filter(({ name }) => name !== 'id' && name !== 'views')
  .map(({ name }) => `${name} = excluded.${name}`)
  .join(', ')}`;
