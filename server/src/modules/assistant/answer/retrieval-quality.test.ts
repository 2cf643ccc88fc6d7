import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { analyzeIndex, indexDocument, retrievePassages, storeDocuments } from '../../search/index.ts';
import { bestSentences } from '../service/answer/best-sentences.ts';
import { findPassages } from '../service/answer/passage-findings.ts';
import { termsOf } from '../store/answer/question-terms.ts';

type Doc = { id: string; title: string; text: string };
type Question = { doc_id: string; question: string; answers: string[] };

const folder = process.env.BEE_REAL_DATA;
/** Only every seventh question is asked, because all 2,142 take minutes. */
const STEP = 7;

const read = <Row>(file: string): Row[] =>
  readFileSync(path.join(folder ?? '', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const title = '1,104 篇百科、人提的问题';
if (folder) describe(title, measure);
else if (process.env.CI === 'true') it(title, () => expect(folder).toBeDefined());
else describe.skip(`${title}（设置 BEE_REAL_DATA 后运行）`, () => it('跳过', () => undefined));

function measure() {
  let database: ServerTestDatabase;
  const counts = { asked: 0, first: 0, five: 0, answered: 0, exact: 0 };

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    const docs = read<Doc>('wiki/docs.ndjson').map((doc) =>
      indexDocument({
        kind: 'encyclopedia',
        refId: doc.id,
        title: doc.title,
        meta: [],
        date: null,
        page: 'application/baike',
        params: {},
        sample: false,
        blocks: [{ heading: false, text: doc.text }],
      }),
    );
    await storeDocuments(db, docs);
    await analyzeIndex(db);
    const questions = read<Question>('wiki/questions.ndjson').filter((_, index) => index % STEP === 0);
    for (const { doc_id, question, answers } of questions) {
      counts.asked += 1;
      const found = [...new Set((await retrievePassages(db, question, { limit: 10 })).map(({ refId }) => refId))];
      if (found[0] === doc_id) counts.first += 1;
      if (found.slice(0, 5).includes(doc_id)) counts.five += 1;
      const terms = await termsOf(db, question);
      const sentences = bestSentences(
        terms,
        (await findPassages(db, terms, ['encyclopedia'], { today: '2026-03-04' })).passages,
      );
      if (sentences.length > 0) counts.answered += 1;
      if (sentences.some(({ text }) => answers.some((answer) => text.includes(answer)))) counts.exact += 1;
    }
    console.info(counts);
  }, 600_000);
  afterAll(() => database.close());

  it('puts the right passage first', () => {
    expect(counts.first / counts.asked).toBeGreaterThan(0.96);
    expect(counts.five / counts.asked).toBeGreaterThan(0.98);
  });

  it('answers most of them, and mostly with the sentence that holds the answer', () => {
    expect(counts.answered / counts.asked).toBeGreaterThan(0.94);
    expect(counts.exact / counts.asked).toBeGreaterThan(0.86);
  });
}
