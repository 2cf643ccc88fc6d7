import { startTestApp } from '@bee/testing/server/test-app';
import { SAMPLE_DAY } from '@bee/testing/server/test-database';
import type pg from 'pg';
import { answerQuestion, extractiveWriter } from '../../../server/src/modules/assistant/index.ts';
import { answerTools } from '../../../server/src/modules.ts';
import { fillArticles, MATTERS, PLACES, PRODUCTS } from './bench-articles.ts';
import { timed } from './compare-times.ts';
import { type Goal, goal, type Measured } from './goals.ts';
import { onPostgres, type Sides } from './on-postgres.ts';
import { type Latencies, latenciesOf } from './statistics.ts';

const DOCUMENTS = 20_000;
const WARM_UP = 20;

type Times = { documents: number; search: Latencies; words: Latencies; trigrams: Latencies };

/** Search and first words of answers against a trigram search of the same words, and the same with ten times the documents. */
export const benchSearch = async (
  { searches, large }: { searches: number; large: boolean },
  log: (line: string) => void,
): Promise<Measured | null> => {
  const all: Times[] = [];
  for (const documents of large ? [DOCUMENTS, 10 * DOCUMENTS] : [DOCUMENTS]) {
    log(`${documents} documents …`);
    const times = await onPostgres((sides) => measure(sides, { documents, searches }));
    if (times === null) return null;
    all.push(times);
  }
  const [few, many] = all;
  return { lines: all.flatMap(linesOf), goals: few ? goalsOf(few, many) : [] };
};

const measure = async (
  { ours, bare }: Sides,
  { documents, searches }: { documents: number; searches: number },
): Promise<Times> => {
  await fillArticles(ours.db, documents);
  await prepareTrigrams(ours.pool);
  const site = await startTestApp({}, async () => ({ ...ours, close: async () => {}, kind: 'postgres' }));
  try {
    const of = {
      search: (keyword: string) => timed(() => site.call('article/search', { keyword })),
      words: (keyword: string) => timed(() => firstWords(ours.db, `${keyword}有哪些变化？`)),
      trigrams: (keyword: string) => timed(() => searchByTrigrams(bare.pool, keyword)),
    };
    const keywords = keywordsOf(searches);
    for (const keyword of keywords.slice(0, WARM_UP)) for (const time of Object.values(of)) await time(keyword);
    const times = { search: [] as number[], words: [] as number[], trigrams: [] as number[] };
    for (const keyword of keywords)
      for (const side of ['search', 'words', 'trigrams'] as const) times[side].push(await of[side](keyword));
    const { search, words, trigrams } = times;
    return {
      documents,
      search: latenciesOf(search),
      words: latenciesOf(words),
      trigrams: latenciesOf(trigrams),
    };
  } finally {
    await site.close();
  }
};

const firstWords = async (db: Sides['ours']['db'], question: string): Promise<void> => {
  const asked = { question, mode: 'general' as const, context: null, earlier: [], today: SAMPLE_DAY };
  const answering = { db, tools: answerTools, write: extractiveWriter() };
  for await (const { type } of answerQuestion(answering, asked, new AbortController().signal))
    if (type === 'delta') return;
};

const linesOf = ({ documents, search, words, trigrams }: Times): string[] =>
  (
    [
      ['search', search],
      ['first words of an answer', words],
      ['trigram search', trigrams],
    ] as const
  ).map(
    ([name, { p50, p95 }]) =>
      `${documents} documents, ${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${(p95 / trigrams.p95).toFixed(2)} of trigrams)`,
  );

const goalsOf = (few: Times, many: Times | undefined): Goal[] => [
  goal('search: p95 against trigram search, 20,000 documents', 0.5, few.search.p95 / few.trigrams.p95, '×'),
  goal('search: p95, 20,000 documents', 120, few.search.p95, 'ms'),
  goal('first words of an answer: p95 against trigram search', 0.5, few.words.p95 / few.trigrams.p95, '×'),
  goal('first words of an answer: p95, 20,000 documents', 300, few.words.p95, 'ms'),
  ...(many
    ? [
        goal('search: p95 with 10 times the documents', 2, many.search.p95 / few.search.p95, '×'),
        goal('first words of an answer: p95 with 10 times the documents', 2, many.words.p95 / few.words.p95, '×'),
      ]
    : []),
];

/** One, two and three words, so that many and few documents match. */
const keywordsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, no) => {
    const place = PLACES[no % PLACES.length] ?? '';
    const product = PRODUCTS[(no * 7) % PRODUCTS.length] ?? '';
    const matter = MATTERS[(no * 5) % MATTERS.length] ?? '';
    return [product, `${place}${product}`, `${product}${matter}`, `${place}${product}${matter}`][no % 4] ?? product;
  });

const prepareTrigrams = async (pool: pg.Pool): Promise<void> => {
  await pool.query('create extension if not exists pg_trgm');
  await pool.query(`create table bench_text as
    select d.id, d.kind, d.title, d.date, string_agg(p.text, ' ' order by p.no) as text
    from search_document d join search_passage p on p.document_id = d.id group by d.id`);
  await pool.query('create index on bench_text using gin (title gin_trgm_ops)');
  await pool.query('create index on bench_text using gin (text gin_trgm_ops)');
  await pool.query('analyze bench_text');
};

/** Search without a segmenter: documents that contain the characters in sequence, titles first, counted per kind. */
const searchByTrigrams = (pool: pg.Pool, keyword: string) =>
  pool.query(
    `with matched as materialized (
       select id, kind, title, date, text from bench_text where title ilike $1 or text ilike $1
     )
     select (select json_object_agg(kind, n) from (select kind, count(*) as n from matched group by kind) t) as tabs,
       (select json_agg(top) from (
         select id, title, left(text, 130) as snippet from matched
         order by (title ilike $1) desc, similarity(title, $2) desc, date desc limit 20
       ) top) as list`,
    [`%${keyword}%`, keyword],
  );
