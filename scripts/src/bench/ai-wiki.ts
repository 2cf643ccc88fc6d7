import { mapConcurrent } from '@bee/releases/store/map-concurrent';
import { retrievePassages } from '../../../server/src/modules/search/index.ts';
import { indexAll, readRows, recallAt, type WikiDoc, type WikiQuestion, wikiInput } from './ai-data.ts';
import type { AiMeasure } from './ai-quality.ts';
import { atLeast } from './goals.ts';

const DEEPEST = 10;

/** User questions about encyclopedia texts: whether the right text is first. */
export const measureWiki: AiMeasure = async ({ ours: { db } }, folder, log) => {
  const docs = readRows<WikiDoc>(folder, 'wiki/docs.ndjson');
  const questions = readRows<WikiQuestion>(folder, 'wiki/questions.ndjson');
  log(`${docs.length} encyclopedia texts …`);
  await indexAll(db, docs.map(wikiInput));
  const ranks = await mapConcurrent(questions, async ({ question, doc_id }) => {
    const found = await retrievePassages(db, question, { limit: DEEPEST, mostOfDocument: 1 });
    const place = found.findIndex(({ refId }) => refId === doc_id);
    return place < 0 ? null : place + 1;
  });
  const halves = [0, 1].map((half) => ranks.filter((_, no) => no % 2 === half));
  const [tuned = [], reported = []] = halves;
  const line = (name: string, half: typeof ranks) =>
    `  ${name} (${half.length}): ${[1, 5].map((most) => recallAt(half, most).toFixed(3)).join(' / ')}`;
  return {
    lines: [
      `wiki/questions, ${questions.length} questions among ${docs.length} texts, R@1 / R@5:`,
      line('half tuned on, every other question', tuned),
      line('half reported', reported),
    ],
    goals: [atLeast('answers: R@1 on wiki/questions, half not tuned on', 0.96, recallAt(reported, 1))],
  };
};
