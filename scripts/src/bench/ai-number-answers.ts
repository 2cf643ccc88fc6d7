import path from 'node:path';
import type { Kysely } from 'kysely';
import { systemClock } from '../../../server/src/clock.ts';
import type { Database } from '../../../server/src/db/schema.ts';
import { type KindName, runImport } from '../../../server/src/importer/run-import.ts';
import { answerQuestion } from '../../../server/src/modules/ai/answer/answer-question.ts';
import { extractiveWriter } from '../../../server/src/modules/ai/answer/extractive-writer.ts';
import { openNumberFiles } from './ai-number-files.ts';
import { isAnswered } from './ai-number-judge.ts';
import { ASKED_ON, numberQuestions } from './ai-number-questions.ts';

export type NumberAnswer = { no: number; ask: string; right: boolean; text: string };

/** @param folder of the real data. @returns each question with its answer; odd numbers are reported */
export const benchNumberAnswers = async (
  db: Kysely<Database>,
  folder: string,
  log: (line: string) => void,
): Promise<NumberAnswer[]> => {
  await importNumberFiles(db, folder, log);
  return askNumbers(db, folder);
};

/** Everything that the questions are about, by the importers. */
const importNumberFiles = async (db: Kysely<Database>, folder: string, log: (line: string) => void): Promise<void> => {
  for (const [kind, file] of FILES) {
    log(`${file} …`);
    await runImport({ db, clock: systemClock, kind, files: [path.join(folder, file)], dryRun: false });
  }
};

const FILES: [KindName, string][] = [
  ['prices', 'prices/xinfadi_2013_2014.csv'],
  ['food', 'food/foods.ndjson'],
  ['partners', 'trade/countries_iso_zh_en.csv'],
  ['partners', 'trade/customs_partners.csv'],
  ['hs', 'trade/hs8_agri_2015_2023_zh.csv'],
  ['hs', 'trade/hs8_2023_zh_en.csv'],
  ['trade', 'trade/comtrade_us_cn_2017_hs2_agri.csv'],
];

export const askNumbers = async (db: Kysely<Database>, folder: string): Promise<NumberAnswer[]> => {
  const files = openNumberFiles(folder);
  const answers: NumberAnswer[] = [];
  for (const [index, { ask, after, want }] of numberQuestions.entries()) {
    const text = await answerTo(db, ask, after);
    const right = want.every((wanted) => isAnswered(text, wanted, files));
    answers.push({ no: index + 1, ask, right, text });
  }
  return answers;
};

const answerTo = async (db: Kysely<Database>, question: string, after: string | undefined): Promise<string> => {
  const earlier = after === undefined ? [] : [{ question: after, text: '' }];
  const asked = { question, mode: 'general' as const, context: null, earlier, today: ASKED_ON };
  let text = '';
  for await (const part of answerQuestion(db, extractiveWriter(0), asked, new AbortController().signal)) {
    if (part.type === 'delta') text += part.text;
  }
  return text;
};
