import path from 'node:path';
import { systemClock } from '../../../server/src/clock.ts';
import type { Db } from '../../../server/src/db/schema.ts';
import { runImport } from '../../../server/src/imports.ts';
import { answerQuestion, extractiveWriter } from '../../../server/src/modules/assistant/index.ts';
import { answerTools } from '../../../server/src/modules.ts';
import { openNumberFiles } from './ai-number-files.ts';
import { isAnswered } from './ai-number-judge.ts';
import { ASKED_ON, numberQuestions } from './ai-number-questions.ts';
import type { AiMeasure } from './ai-quality.ts';
import { atLeast } from './goals.ts';

type NumberAnswer = { no: number; ask: string; right: boolean; ms: number };

/** Kinds of questions, by the file of their first expected value. */
const KINDS: [title: string, from: number][] = [
  ['prices', 1],
  ['food', 51],
  ['trade', 81],
];

/** Price, food and trade questions: number, unit and date must be right, or missing data must be stated. */
export const measureNumbers: AiMeasure = async ({ ours: { db } }, folder, log) => {
  await importNumberFiles(db, folder, log);
  const answers = await askNumbers(db, folder);
  const reported = answers.filter(({ no }) => no % 2 === 1);
  const tuned = answers.filter(({ no }) => no % 2 === 0);
  const parts = KINDS.map(([title, from], index) => {
    const before = KINDS[index + 1]?.[1] ?? Number.POSITIVE_INFINITY;
    return `${title} ${rightOf(reported.filter(({ no }) => no >= from && no < before))}`;
  });
  const slowest = [...answers].sort((a, b) => b.ms - a.ms)[0];
  return {
    lines: [
      `numbers: ${answers.length} questions about prices, food and trade on the imported files; right number, unit and date, or what is missing said: ` +
        `reported half ${rightOf(reported)} (${parts.join(', ')}), tuned half ${rightOf(tuned)}`,
      `numbers: ${(answers.reduce((sum, { ms }) => sum + ms, 0) / answers.length).toFixed(0)} ms an answer, the slowest ${slowest?.ms.toFixed(0)} ms`,
      ...reported.filter(({ right }) => !right).map(({ no }) => `numbers: not right: question ${no}`),
    ],
    goals: [atLeast('answers: right number, unit and date, half not tuned on', 0.9, shareOf(reported))],
  };
};

const rightOf = (answers: readonly NumberAnswer[]): string =>
  `${answers.filter(({ right }) => right).length} of ${answers.length}`;

const shareOf = (answers: readonly NumberAnswer[]): number =>
  answers.filter(({ right }) => right).length / Math.max(1, answers.length);

/** Imports all data that the questions are about. */
export const importNumberFiles = async (db: Db, folder: string, log: (line: string) => void): Promise<void> => {
  for (const [kind, file] of FILES) {
    log(`${file} …`);
    await runImport({ db, clock: systemClock, kind, files: [path.join(folder, file)], dryRun: false });
  }
};

const FILES: [string, string][] = [
  ['prices', 'prices/xinfadi_2013_2014.csv'],
  ['food', 'food/foods.ndjson'],
  ['partners', 'trade/countries_iso_zh_en.csv'],
  ['partners', 'trade/customs_partners.csv'],
  ['hs', 'trade/hs8_agri_2015_2023_zh.csv'],
  ['hs', 'trade/hs8_2023_zh_en.csv'],
  ['trade', 'trade/comtrade_us_cn_2017_hs2_agri.csv'],
];

const askNumbers = async (db: Db, folder: string): Promise<NumberAnswer[]> => {
  const files = openNumberFiles(folder);
  const answers: NumberAnswer[] = [];
  for (const [index, { ask, after, want }] of numberQuestions.entries()) {
    const since = performance.now();
    const text = await answerTo(db, ask, after);
    const ms = performance.now() - since;
    const right = want.every((expected) => isAnswered(text, expected, files));
    answers.push({ no: index + 1, ask, right, ms });
  }
  return answers;
};

const answerTo = async (db: Db, question: string, after: string | undefined): Promise<string> => {
  const earlier = after === undefined ? [] : [{ question: after, text: '' }];
  const request = { question, mode: 'general' as const, context: null, earlier, today: ASKED_ON };
  let text = '';
  for await (const part of answerQuestion(
    { db, tools: answerTools, write: extractiveWriter(0) },
    request,
    new AbortController().signal,
  )) {
    if (part.type === 'delta') text += part.text;
  }
  return text;
};
