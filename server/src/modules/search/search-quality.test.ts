import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pairRanking } from '@bee/testing/server/pair-baseline';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { retrievePassages } from './store/retrieve-passages.ts';
import { analyzeIndex, indexDocument, storeDocuments } from './store/search-index.ts';

type Doc = { id: string; title: string; text: string };
type Question = { doc_id: string; question: string; answers: string[] };

const folder = process.env.BEE_REAL_DATA;
const ASKED = 500;
const FIRST = 5;
const CONCURRENCY = 6;

const read = <Row>(file: string): Row[] =>
  readFileSync(path.join(folder ?? '', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const title = '500 questions that people asked of 1,104 encyclopedia texts';
if (folder) describe(title, measure);
else if (process.env.CI === 'true') it(title, () => expect(folder).toBeDefined());
else describe.skip(`${title} (runs with BEE_REAL_DATA)`, () => it('skipped', () => undefined));

function measure() {
  let database: ServerTestDatabase;
  const share = { ours: 0, withAnswer: 0, pairs: 0 };

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    const docs = read<Doc>('wiki/docs.ndjson');
    await storeDocuments(
      db,
      docs.map(({ id, title, text }) =>
        indexDocument({
          kind: 'encyclopedia',
          refId: id,
          title,
          meta: [],
          date: null,
          page: 'application/baike',
          params: { id },
          sample: false,
          blocks: [{ heading: false, text }],
        }),
      ),
    );
    await analyzeIndex(db);
    const rank = pairRanking(docs.map(({ id, title, text }) => ({ id, text: `${title} ${text}` })));
    const all = read<Question>('wiki/questions.ndjson');
    const asked = all.filter(
      (_, no) => Math.floor((no * ASKED) / all.length) !== Math.floor(((no - 1) * ASKED) / all.length),
    );
    const ask = async ({ question, doc_id, answers }: Question) => {
      const found = (await retrievePassages(db, question, { limit: FIRST })).filter(({ refId }) => refId === doc_id);
      if (found.length > 0) share.ours += 1 / ASKED;
      if (found.some(({ text }) => answers.some((answer) => text.includes(answer)))) share.withAnswer += 1 / ASKED;
      if (rank(question, FIRST).includes(doc_id)) share.pairs += 1 / ASKED;
    };
    for (let start = 0; start < asked.length; start += CONCURRENCY)
      await Promise.all(asked.slice(start, start + CONCURRENCY).map(ask));
    console.info(
      `right text among the first ${FIRST}: ${percent(share.ours)} (the passage with the answer: ${percent(share.withAnswer)}); ` +
        `BM25 over pairs of characters: ${percent(share.pairs)}`,
    );
  }, 600_000);
  afterAll(() => database.close());

  it('finds the right text among the first five passages', () => expect(share.ours).toBeGreaterThanOrEqual(0.98));
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
