import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import { answerQuestion, extractiveWriter } from '../../../server/src/modules/assistant/index.ts';
import { queryOf, queryWords } from '../../../server/src/modules/search/index.ts';
import { answerTools } from '../../../server/src/modules.ts';
import { type Law, readRows, type WikiQuestion } from './ai-data.ts';
import { fillPassages } from './ai-many-passages.ts';
import { importNumberFiles } from './ai-number-answers.ts';
import { ASKED_ON, numberQuestions } from './ai-number-questions.ts';
import type { AiMeasure } from './ai-quality.ts';
import { goal } from './goals.ts';
import { type Latencies, latenciesOf } from './statistics.ts';

const PASSAGES = 50_000;
const OF_EACH = 20;
const WARM_UP = 10;
const LIMITS = { ref: 300, delta: 500 };

/** Time to the first reference and to the first words without a model, one question at a time. */
export const measureSpeed: AiMeasure = async ({ ours: { db }, bare }, folder, log) => {
  await importNumberFiles(db, folder, log);
  log(`${PASSAGES} passages …`);
  const passages = await fillPassages(db, folder, PASSAGES);
  const questions = speedQuestions(folder);
  for (const question of questions.slice(0, WARM_UP)) await timesTo(db, question);
  const times: { ref: number | null; delta: number; bare: number }[] = [];
  for (const question of questions) {
    const bareMs = await bareTime(bare.db, question);
    times.push({ ...(await timesTo(db, question)), bare: bareMs });
  }
  const ref = latenciesOf(times.flatMap((time) => time.ref ?? []));
  const delta = latenciesOf(times.map((time) => time.delta));
  const query = latenciesOf(times.map((time) => time.bare));
  const answered = times.filter((time) => time.ref !== null).length;
  const line = (what: string, { p50, p95 }: Latencies) =>
    `  ${what}: p50 ${p50.toFixed(0)} ms (${(p50 / query.p50).toFixed(2)}x), p95 ${p95.toFixed(0)} ms (${(p95 / query.p95).toFixed(2)}x)`;
  return {
    lines: [
      `answers without a model among ${passages} passages, ${questions.length} questions one at a time, ${answered} with references; ` +
        'in brackets, times a bare query for 200 passages with any word of the question:',
      line('first reference', ref),
      line('first words', delta),
      line('the bare query', query),
    ],
    goals: [
      goal('answers: first reference, p95 without a model, 50,000 passages', LIMITS.ref, ref.p95, 'ms'),
      goal('answers: first words, p95 without a model, 50,000 passages', LIMITS.delta, delta.p95, 'ms'),
    ],
  };
};

/** Equal numbers of questions about encyclopedia texts, laws and prices. */
const speedQuestions = (folder: string): string[] => [
  ...spread(readRows<WikiQuestion>(folder, 'wiki/questions.ndjson')).map(({ question }) => question),
  ...spread(readRows<Law>(folder, 'policy/laws_agri.ndjson')).map(
    ({ title }) => `${title}规定了哪些部门的职责和处罚？`,
  ),
  ...numberQuestions.slice(0, OF_EACH).map(({ ask }) => ask),
];

const spread = <Row>(rows: readonly Row[]): Row[] =>
  rows.filter((_, no) => no % Math.floor(rows.length / OF_EACH) === 0).slice(0, OF_EACH);

/** Milliseconds until the first part of each kind; `ref` is null when nothing was found. */
const timesTo = async (db: Db, question: string): Promise<{ ref: number | null; delta: number }> => {
  const request = { question, mode: 'general' as const, context: null, earlier: [], today: ASKED_ON };
  const since = performance.now();
  let ref: number | null = null;
  for await (const part of answerQuestion(
    { db, tools: answerTools, write: extractiveWriter() },
    request,
    new AbortController().signal,
  )) {
    if (part.type === 'ref') ref ??= performance.now() - since;
    if (part.type === 'delta') return { ref, delta: performance.now() - since };
  }
  throw new Error(`No answer to: ${question}`);
};

const bareTime = async (db: Db, question: string): Promise<number> => {
  const query = queryOf(queryWords(question), '|');
  const since = performance.now();
  await sql`select document_id, no, heading, text from search_passage where tsv @@ ${query}::tsquery limit 200`.execute(
    db,
  );
  return performance.now() - since;
};
