import type pg from 'pg';
import { connectTo } from '../../../server/src/db/connect.ts';
import { NoPostgres, startPostgres } from '../test/private-postgres.ts';
import { fillArticles, MATTERS, PLACES, PRODUCTS } from './bench-articles.ts';
import { startBenchSite } from './bench-site.ts';
import { timed } from './compare-times.ts';
import { type Latencies, latenciesOf } from './statistics.ts';

export type ContentSpeed = {
  documents: number;
  fillSeconds: number;
  search: Latencies;
  /** The same words with ILIKE and trigram indexes on title and text. */
  ilike: Latencies;
  list: Latencies;
  listPerSecond: number;
};

const DOCUMENTS = 20_000;

/** Search and lists with 20,000 documents on a PostgreSQL of its own; null when PostgreSQL cannot be started. */
export const benchContent = async (
  dataDir: string,
  port: number,
  { searches, seconds }: { searches: number; seconds: number },
): Promise<ContentSpeed | null> => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  try {
    postgres = await startPostgres();
  } catch (error) {
    if (error instanceof NoPostgres) return null;
    throw error;
  }
  const site = await startBenchSite(dataDir, port, { DATABASE_URL: postgres.url, SAMPLE_SIZE: 'none' });
  const { db, pool, close } = connectTo({ connectionString: postgres.url });
  try {
    const since = performance.now();
    await fillArticles(db, DOCUMENTS);
    const fillSeconds = (performance.now() - since) / 1000;
    await prepareTrigrams(pool);
    const keywords = keywordsOf(searches);
    const search = (keyword: string) => post(`${site.url}/api/article/search`, { keyword });
    const ilike = (keyword: string) => searchByTrigrams(pool, keyword);
    for (const keyword of keywords.slice(0, 30)) await Promise.all([search(keyword), ilike(keyword)]);
    const [found, matched]: [number[], number[]] = [[], []];
    for (const keyword of keywords) {
      found.push(await timed(() => search(keyword)));
      matched.push(await timed(() => ilike(keyword)));
    }
    const list = await halfLoad(`${site.url}/api/article/getNewsList`, seconds);
    return {
      documents: DOCUMENTS,
      fillSeconds,
      search: latenciesOf(found),
      ilike: latenciesOf(matched),
      list: latenciesOf(list.latencies),
      listPerSecond: list.perSecond,
    };
  } finally {
    await close();
    await site.stop();
    postgres.stop();
  }
};

/** One, two and three words, so that many and few documents match. */
export const keywordsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, no) => {
    const place = PLACES[no % PLACES.length] ?? '';
    const product = PRODUCTS[(no * 7) % PRODUCTS.length] ?? '';
    const matter = MATTERS[(no * 5) % MATTERS.length] ?? '';
    return [product, `${place}${product}`, `${product}${matter}`, `${place}${product}${matter}`][no % 4] ?? product;
  });

export const prepareTrigrams = async (pool: pg.Pool): Promise<void> => {
  await pool.query('create extension if not exists pg_trgm');
  await pool.query(`create table bench_text as
    select d.id, d.kind, d.title, d.date, string_agg(p.text, ' ' order by p.no) as text
    from search_document d join search_passage p on p.document_id = d.id group by d.id`);
  await pool.query('create index on bench_text using gin (title gin_trgm_ops)');
  await pool.query('create index on bench_text using gin (text gin_trgm_ops)');
  await pool.query('analyze bench_text');
};

/** Search without a segmenter: documents that contain the characters in sequence, titles first, counted per kind. */
export const searchByTrigrams = (pool: pg.Pool, keyword: string) =>
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

const LIST_REQUESTS = [
  { type: 'industry_news' },
  { type: 'policy_repository' },
  { type: 'industry_news', page: 3 },
  { type: 'policy_repository', region: '山东' },
  { type: 'policy_repository', sort: 'hot' },
];
const CONNECTIONS = 8;

/** Measures the throughput of lists, then their latency at half of that rate. */
const halfLoad = async (url: string, seconds: number): Promise<{ latencies: number[]; perSecond: number }> => {
  const ask = (no: number) => post(url, LIST_REQUESTS[no % LIST_REQUESTS.length] ?? {});
  let answered = 0;
  const until = performance.now() + seconds * 500;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) await ask(answered++);
    }),
  );
  const perSecond = answered / (seconds / 2);
  const latencies: number[] = [];
  const pause = 2000 / perSecond;
  const start = performance.now();
  const requests: Promise<void>[] = [];
  for (let no = 0; no * pause < seconds * 1000; no += 1) {
    const wait = start + no * pause - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    requests.push(timed(() => ask(no)).then((took) => void latencies.push(took)));
  }
  await Promise.all(requests);
  return { latencies, perSecond };
};

const post = async (url: string, body: object): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, msg } = (await answer.json()) as { code: number; msg: string };
  if (code !== 1) throw new Error(`${url}: ${msg}`);
};
