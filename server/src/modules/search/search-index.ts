import { type Kysely, sql } from 'kysely';
import { type Column, insertColumns } from '../../db/insert-columns.ts';
import type { Database } from '../../db/schema.ts';
import { cutPassages, type TextBlock } from './passages.ts';
import { indexWords, vectorOf } from './segmenter.ts';

/** Something that can be found. */
export type SearchInput = {
  kind: 'research_report' | 'news' | 'policy' | 'encyclopedia' | 'price';
  refId: string;
  title: string;
  /** Other names: found like the title, not shown. */
  alias?: string[];
  meta: string[];
  date: string | null;
  page: string;
  params: Record<string, string>;
  sample: boolean;
  blocks: TextBlock[];
};

/** Ready to be stored: words are cut, vectors made. */
export type IndexedDocument = Omit<SearchInput, 'blocks' | 'alias'> & {
  id: string;
  tsv: string;
  passages: { no: number; heading: string | null; text: string; tsv: string }[];
};

export const documentId = (kind: string, refId: string): string => `${kind}:${refId}`;

export const indexDocument = ({ blocks, alias = [], ...input }: SearchInput): IndexedDocument => {
  const title = indexWords([input.title, ...alias, ...input.meta].join(' '));
  const passages = cutPassages(blocks).map((passage) => ({
    ...passage,
    words: indexWords(`${passage.heading ?? ''} ${passage.text}`),
  }));
  return {
    ...input,
    id: documentId(input.kind, input.refId),
    tsv: vectorOf(
      title,
      passages.flatMap(({ words }) => words),
    ),
    passages: passages.map(({ heading, text, words }, no) => ({ no, heading, text, tsv: vectorOf(title, words) })),
  };
};

export type IndexTables = { document: string; passage: string };

const LIVE: IndexTables = { document: 'search_document', passage: 'search_passage' };

/** Stores documents with their passages, replacing those of the same id. */
export const storeDocuments = async (
  db: Kysely<Database>,
  documents: readonly IndexedDocument[],
  { document, passage }: IndexTables = LIVE,
): Promise<void> => {
  await sql`delete from ${sql.table(document)} where id = any(${documents.map(({ id }) => id)})`.execute(db);
  await insertColumns(db, document, documentColumns, documents);
  const passages = documents.flatMap(({ id, passages }) => passages.map((one) => ({ id, ...one })));
  await insertColumns(db, passage, passageColumns, passages);
};

export const dropDocuments = async (
  db: Kysely<Database>,
  kinds: SearchInput['kind'][],
  onlySample: boolean,
): Promise<void> => {
  let query = db.deleteFrom('search_document').where('kind', 'in', kinds);
  if (onlySample) query = query.where('sample', '=', true);
  await query.execute();
};

/** Counts words anew; after documents came or went. */
export const refreshTerms = async (db: Kysely<Database>): Promise<void> => {
  await db.deleteFrom('search_term').execute();
  await sql`
    insert into search_term (term, passages)
    select word, ndoc from ts_stat('select tsv from search_passage')`.execute(db);
  await sql`analyze search_document, search_passage, search_term`.execute(db);
};

const documentColumns: Column<IndexedDocument>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'kind', type: 'text', value: ({ kind }) => kind },
  { name: 'ref_id', type: 'text', value: ({ refId }) => refId },
  { name: 'title', type: 'text', value: ({ title }) => title },
  { name: 'meta', type: 'text[]', value: ({ meta }) => meta },
  { name: 'date', type: 'date', value: ({ date }) => date },
  { name: 'page', type: 'text', value: ({ page }) => page },
  { name: 'params', type: 'jsonb', value: ({ params }) => params },
  { name: 'sample', type: 'bool', value: ({ sample }) => sample },
  { name: 'tsv', type: 'tsvector', value: ({ tsv }) => tsv },
];

const passageColumns: Column<{ id: string; no: number; heading: string | null; text: string; tsv: string }>[] = [
  { name: 'document_id', type: 'text', value: ({ id }) => id },
  { name: 'no', type: 'int', value: ({ no }) => no },
  { name: 'heading', type: 'text', value: ({ heading }) => heading },
  { name: 'text', type: 'text', value: ({ text }) => text },
  { name: 'tsv', type: 'tsvector', value: ({ tsv }) => tsv },
];
