import type { Link } from '@bee/contracts/entity/link';
import type { SearchName } from '@bee/contracts/resource/search';
import { sql } from 'kysely';
import { insertColumns } from '../../../db/insert-columns.ts';
import type { Db } from '../../../db/schema.ts';
import { type DocumentName, namesOf } from '../model/document-names.ts';
import { documentColumns, nameColumns, passageColumns } from '../model/index-columns.ts';
import { cutPassages, type Passage, type TextBlock } from '../model/passages.ts';
import { indexWords, vectorOf } from '../model/segmenter.ts';

/** A searchable document. */
export type SearchInput = {
  kind: SearchName;
  refId: string;
  title: string;
  /** Other names; searched like the title but not displayed. */
  alias?: string[];
  meta: string[];
  date: string | null;
  page: string;
  params: Record<string, string>;
  sample: boolean;
  /** In order; blocks of a paged document have a page number. */
  blocks: TextBlock[];
  /** Number of pages each role may read, null for all. Beyond it, a hit shows the page number but no text. */
  open?: { visitor: number | null; member: number | null };
  /** Viewer of paged documents; hits link to it with the page number as `page`. */
  viewer?: Link;
};

/** Ready to store: words are segmented, search vectors built. */
export type IndexedDocument = Omit<SearchInput, 'blocks' | 'alias' | 'open'> & {
  id: string;
  tsv: string;
  open: { visitor: number | null; member: number | null };
  names: DocumentName[];
  passages: (Passage & { no: number; tsv: string })[];
};

export const documentId = (kind: string, refId: string): string => `${kind}:${refId}`;

/**
 * Adds documents to the index or replaces those with the same kind and refId. Must be called inside the transaction that
 * changes the content, which then touches the tag `search`; for single documents, not for whole imports. Triggers count
 * the words (migration term-counts).
 *
 * @example
 * await indexDocuments(transaction, [{ kind: 'research_report', refId: id, title, meta: [org], date, page: 'article/report',
 *   params: { id }, sample: false, open: { visitor: 3, member: 5 }, blocks: [{ heading: false, text, page: 1 }] }]);
 */
export const indexDocuments = async (db: Db, inputs: readonly SearchInput[]): Promise<void> => {
  const documents = inputs.map(indexDocument);
  await takeIndexTurn(db);
  await storeDocuments(db, documents);
};

/** Removes documents from the index. Must be called inside the caller's transaction, which touches `search`. */
export const unindexDocuments = async (db: Db, kind: SearchName, refIds: readonly string[]): Promise<void> => {
  const ids = refIds.map((refId) => documentId(kind, refId));
  await takeIndexTurn(db);
  await sql`delete from search_document where id = any(${ids})`.execute(db);
};

/** For bulk indexing: prepares a document for `storeDocuments`. */
export const indexDocument = ({ blocks, alias = [], open, ...input }: SearchInput): IndexedDocument => {
  const title = indexWords([input.title, ...alias, ...input.meta].join(' '));
  const passages = cutPassages(blocks).map((passage) => ({
    ...passage,
    words: indexWords(`${passage.heading ?? ''} ${passage.text}`),
  }));
  return {
    ...input,
    id: documentId(input.kind, input.refId),
    open: open ?? { visitor: null, member: null },
    names: namesOf([input.title, ...alias]),
    tsv: vectorOf(
      title,
      passages.flatMap(({ words }) => words),
    ),
    passages: passages.map(({ words, ...passage }, no) => ({ ...passage, no, tsv: vectorOf(title, words) })),
  };
};

export type IndexTables = { document: string; passage: string; name: string };

const LIVE: IndexTables = { document: 'search_document', passage: 'search_passage', name: 'search_name' };

/** Stores documents with their passages and names, replacing those with the same id. */
export const storeDocuments = async (
  db: Db,
  documents: readonly IndexedDocument[],
  { document, passage, name }: IndexTables = LIVE,
): Promise<void> => {
  await sql`delete from ${sql.table(document)} where id = any(${documents.map(({ id }) => id)})`.execute(db);
  await insertColumns(db, document, documentColumns, documents);
  const passages = documents.flatMap(({ id, passages }) => passages.map((one) => ({ id, ...one })));
  await insertColumns(db, passage, passageColumns, passages);
  const names = documents.flatMap(({ id, names }) => names.map((one, no) => ({ id, no, ...one })));
  await insertColumns(db, name, nameColumns, names);
};

export const dropDocuments = async (db: Db, kinds: readonly SearchName[], onlySample: boolean): Promise<void> => {
  if (onlySample) await takeSampleTurn(db);
  let query = db.deleteFrom('search_document').where('kind', 'in', kinds);
  if (onlySample) query = query.where('sample', '=', true);
  await query.execute();
};

/** Replaces all documents of a kind in batches. */
export const replaceDocuments = async (db: Db, kind: SearchName, inputs: readonly SearchInput[]): Promise<void> => {
  await dropDocuments(db, [kind], false);
  for (let from = 0; from < inputs.length; from += BATCH)
    await storeDocuments(db, inputs.slice(from, from + BATCH).map(indexDocument));
};

const BATCH = 1000;

/** Planner statistics of the index; after bulk changes. */
export const analyzeIndex = async (db: Db): Promise<void> => {
  await sql`analyze search_document, search_passage, search_term, search_name`.execute(db);
};

/** Serialises changes of single documents until the transaction ends: two may index the same document. */
const takeIndexTurn = (db: Db) => sql`select pg_advisory_xact_lock(hashtextextended('search index', 0))`.execute(db);

/** Imports that replace the sample and jobs that continue it wait for each other; publications do not wait. */
export const takeSampleTurn = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('sample documents', 0))`.execute(db);
