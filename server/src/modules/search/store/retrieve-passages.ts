import type { Link } from '@bee/contracts/entity/link';
import type { SearchName } from '@bee/contracts/resource/search';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { pageLink } from '../model/page-link.ts';
import { rankPassages } from '../model/rank-passages.ts';
import { indexWords } from '../model/segmenter.ts';
import type { Rerank } from '../service/rerank-by-meaning.ts';
import { countPassages } from './count-passages.ts';
import { isLocked, type Reader } from './readable-pages.ts';

/** Passage of an indexed text that may answer a question. */
export type RetrievedPassage = {
  documentId: string;
  no: number;
  kind: SearchName;
  refId: string;
  title: string;
  heading: string | null;
  text: string;
  /** Last character of the preceding passage of the document; '' for the first. */
  before: string;
  /** Beginning of the next passage, if it is on the same page and under the same heading; '' otherwise. */
  after: string;
  /** Page of the document, from 1; null for documents without pages. */
  pageNo: number | null;
  meta: string[];
  date: string | null;
  sample: boolean;
  /** Link to the page of the passage in the document viewer, or to the document if it has none. */
  to: Link;
  /** Ranking score; comparable only within one result list. */
  score: number;
};

export type RetrieveOptions = {
  limit?: number;
  /** Maximum number of passages per document; unlimited by default. */
  mostOfDocument?: number;
  kinds?: SearchName[];
  /** Whose reading rights apply; by default those of a visitor. */
  reader?: Reader;
  /** Reorders the ranked passages. */
  rerank?: Rerank | undefined;
};

/**
 * Returns the passages nearest to a question, best first. Rare words of the question select a bounded number of
 * candidates in the database, which are then ranked by their text.
 */
export const retrievePassages = async (
  db: Db,
  question: string,
  { limit = 8, mostOfDocument, kinds, reader = 'visitor', rerank }: RetrieveOptions = {},
): Promise<RetrievedPassage[]> => {
  const terms = await weighTerms(db, [...new Set(indexWords(question))]);
  if (terms.length === 0) return [];
  const rows = await findCandidates(db, terms, kinds, reader);
  const byWords = await rankPassages(question, rows, terms);
  const ranked = rerank ? await rerank(question, byWords) : byWords;
  return (mostOfDocument ? fewOfEach(ranked, mostOfDocument) : ranked).slice(0, limit).map(toSentenceEnd);
};

/** Limits the passages per document to make room for other documents. */
const fewOfEach = (passages: RetrievedPassage[], most: number): RetrievedPassage[] => {
  const taken = new Map<string, number>();
  return passages.filter(({ documentId }) => {
    const before = taken.get(documentId) ?? 0;
    taken.set(documentId, before + 1);
    return before < most;
  });
};

/** Word of the question with its inverse document frequency. */
export type Term = { word: string; idf: number; passages: number };

export type Candidate = Omit<RetrievedPassage, 'score'>;

/** With the tsvector text: the indexed words and their positions. */
export type FoundCandidate = Candidate & { vector: string };

const MAX_TERMS = 24;
/**
 * The rarest words select candidates as long as they match at most this many passages in total; the remaining words
 * only affect the ranking.
 */
const MAX_MATCHES = 6000;
const FEWEST_FINDERS = 2;
const CANDIDATES = 200;
/** Texts and vectors are large. Reading them in batches lets other tasks of the process run. */
const READ_AT_ONCE = 25;
/** Length penalty: a passage e times as long needs this much more IDF. */
const LENGTH_LOSS = 2;
const LENGTH_FROM = 10;

const weighTerms = async (db: Db, words: string[]): Promise<Term[]> => {
  if (words.length === 0) return [];
  const total = await countPassages(db);
  const { rows } = await sql<{ term: string; passages: number }>`
    select term, passages from search_term where term = any(${words})`.execute(db);
  return rows
    .map(({ term, passages }) => ({
      word: term,
      passages,
      idf: Math.log(1 + (Math.max(total, passages) - passages + 0.5) / (passages + 0.5)),
    }))
    .sort((a, b) => b.idf - a.idf)
    .slice(0, MAX_TERMS);
};

const findCandidates = async (
  db: Db,
  terms: Term[],
  kinds: SearchName[] | undefined,
  reader: Reader,
): Promise<FoundCandidate[]> => {
  const finders = findersOf(terms);
  const matches = finders.map(
    ({ word, idf }) => sql`
      (select p.document_id, p.no, p.words, ${idf}::float8 as idf from search_passage p
      ${kinds ? sql`join search_document d on d.id = p.document_id and d.kind = any(${kinds})` : sql``}
      where p.tsv @@ ${literal(word)}::tsquery limit ${MAX_MATCHES})`,
  );
  const { rows } = await sql<Place>`
    select document_id, no from (${sql.join(matches, sql` union all `)}) m
    group by document_id, no
    order by sum(idf) - ${LENGTH_LOSS} * ln(max(words) + ${LENGTH_FROM}) desc, document_id, no limit ${CANDIDATES}
  `.execute(db);
  const found: FoundCandidate[] = [];
  for (let at = 0; at < rows.length; at += READ_AT_ONCE)
    found.push(...(await readCandidates(db, rows.slice(at, at + READ_AT_ONCE), reader)));
  return found;
};

type Place = { document_id: string; no: number };

const readCandidates = async (db: Db, places: readonly Place[], reader: Reader): Promise<FoundCandidate[]> => {
  const { rows } = await sql<PassageRow & { vector: string }>`
    select ${columns}, p.tsv::text as vector
    from unnest(${places.map((place) => place.document_id)}::text[], ${places.map(({ no }) => no)}::int[])
      as asked(document_id, no)
    join search_passage p on p.document_id = asked.document_id and p.no = asked.no
    join search_document d on d.id = p.document_id
    where not ${isLocked(reader)}`.execute(db);
  return rows.map(({ vector, ...row }) => ({ ...candidateOf(row), vector }));
};

type PassageRow = {
  document_id: string;
  no: number;
  kind: SearchName;
  ref_id: string;
  title: string;
  heading: string | null;
  text: string;
  before: string;
  after: string;
  page_no: number | null;
  meta: string[];
  date: string | null;
  sample: boolean;
  page: string;
  params: Record<string, string>;
  viewer: Link | null;
};

/** Characters of the next passage in which the end of a cut sentence or list is searched. */
const LONGEST_REST = 600;

const columns = sql`p.document_id, p.no, d.kind, d.ref_id, d.title, p.heading, p.text, p.page as page_no, d.meta, d.date,
  d.sample, d.page, d.params, d.viewer, coalesce((select right(q.text, 1) from search_passage q
    where q.document_id = p.document_id and q.no = p.no - 1), '') as before,
  coalesce((select left(q.text, ${sql.lit(LONGEST_REST)}) from search_passage q
    where q.document_id = p.document_id and q.no = p.no + 1 and q.page is not distinct from p.page
      and q.heading is not distinct from p.heading), '') as after`;

/** Completes a passage that was cut inside a sentence or list, so that it can be quoted in full. */
const toSentenceEnd = <One extends { text: string; after: string }>(passage: One): One => {
  if (!/[；;：:，,、]\s*$/.test(passage.text)) return passage;
  const [rest = ''] = /^[^。！？]*[。！？]/.exec(passage.after) ?? [];
  // List items are separate lines.
  const gap = /^\s*[（(]/.test(rest) ? '\n' : '';
  return { ...passage, text: `${passage.text}${rest && gap}${rest}` };
};

const candidateOf = ({ document_id, ref_id, page_no, page, params, viewer, ...row }: PassageRow): Candidate => ({
  ...row,
  documentId: document_id,
  refId: ref_id,
  pageNo: page_no,
  to: pageLink(viewer, page_no) ?? { page, params },
});

/** The first passages of a document that the reader may read, in order. */
export const readPassages = async (
  db: Db,
  documentId: string,
  { limit, reader }: { limit: number; reader: Reader },
): Promise<Candidate[]> => {
  const { rows } = await sql<PassageRow>`
    select ${columns}
    from search_passage p
    join search_document d on d.id = p.document_id
    where d.id = ${documentId} and not ${isLocked(reader)}
    order by p.no limit ${limit}`.execute(db);
  return rows.map((row) => toSentenceEnd(candidateOf(row)));
};

const findersOf = (terms: readonly Term[]): Term[] => {
  let matches = 0;
  return terms.filter(({ passages }, index) => {
    if (index >= FEWEST_FINDERS && matches + passages > MAX_MATCHES) return false;
    matches += passages;
    return true;
  });
};

const literal = (word: string): string => `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
