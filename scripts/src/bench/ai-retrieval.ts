import { mapConcurrent } from '@bee/releases/store/map-concurrent';
import { pairRanking } from '@bee/testing/server/pair-baseline';
import { retrievePassages } from '../../../server/src/modules/search/index.ts';
import { indexAll, type Law, lawInput, readRows, recallAt, type SetRow, type WikiDoc, wikiInput } from './ai-data.ts';
import type { AiMeasure } from './ai-quality.ts';
import { atLeast } from './goals.ts';

const LAW_PIECE = 500;
const DEEPEST = 40;

/**
 * The 854 questions with their own texts among encyclopedia and laws; ranking is tuned on even numbers, reported on odd
 * ones.
 */
export const measureRetrieval: AiMeasure = async ({ ours: { db } }, folder, log) => {
  const rows = readRows<SetRow>(folder, 'qa/retrieval_eval.ndjson');
  const own = rows.map(({ qid, doc }) => wikiInput({ id: `q${qid}`, title: '', text: doc }));
  const wiki = readRows<WikiDoc>(folder, 'wiki/docs.ndjson');
  const laws = readRows<Law>(folder, 'policy/laws_agri.ndjson').flatMap((law) =>
    piecesOf(law.text).map((text, no) => ({ law, id: `${law.path}#${no}`, text })),
  );
  log(`${own.length + wiki.length + laws.length} documents …`);
  await indexAll(db, [...own, ...wiki.map(wikiInput), ...laws.map(({ law, id, text }) => lawInput(law, id, text))]);
  const baseline = pairRanking([
    ...rows.map(({ qid, doc }) => ({ id: `q${qid}`, text: doc })),
    ...wiki.map(({ id, text }) => ({ id, text })),
    ...laws,
  ]);
  const ranks = await mapConcurrent(rows, async ({ qid, query }) => {
    const found = await retrievePassages(db, query, { limit: DEEPEST, mostOfDocument: 1 });
    const place = found.findIndex(({ refId }) => refId === `q${qid}`);
    const bare = baseline(query, DEEPEST).indexOf(`q${qid}`);
    return { qid, ours: place < 0 ? null : place + 1, bare: bare < 0 ? null : bare + 1 };
  });
  const shares = (half: typeof ranks, of: 'ours' | 'bare') =>
    [1, 5]
      .map((most) =>
        recallAt(
          half.map((row) => row[of]),
          most,
        ).toFixed(3),
      )
      .join(' / ');
  const tuned = ranks.filter(({ qid }) => qid % 2 === 0);
  const reported = ranks.filter(({ qid }) => qid % 2 === 1);
  const line = (name: string, half: typeof ranks) =>
    `  ${name} (${half.length}): ours ${shares(half, 'ours')}; BM25 over pairs of characters ${shares(half, 'bare')}`;
  const ours = reported.map((row) => row.ours);
  return {
    lines: [
      `qa/retrieval_eval, ${rows.length} questions among ${own.length + wiki.length + laws.length} documents, R@1 / R@5:`,
      line('half tuned on, even numbers', tuned),
      line('half reported, odd numbers', reported),
      line('all', ranks),
      `  fifths of all, R@1 / R@5: ${fifths(ranks)
        .map((fifth) => shares(fifth, 'ours'))
        .join('; ')}`,
    ],
    goals: [
      atLeast('answers: R@1 on qa/retrieval_eval, half not tuned on', 0.62, recallAt(ours, 1)),
      atLeast('answers: R@5 on qa/retrieval_eval, half not tuned on', 0.8, recallAt(ours, 5)),
    ],
  };
};

/** Nothing is fitted in this run: the fifths show how far the figures depend on the questions. */
const fifths = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: 5 }, (_, no) => rows.filter((_row, at) => at % 5 === no));

const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / LAW_PIECE) }, (_, no) =>
    text.slice(no * LAW_PIECE, (no + 1) * LAW_PIECE),
  );
