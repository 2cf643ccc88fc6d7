import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '../../../server/src/db/schema.ts';
import {
  analyzeIndex,
  indexDocument,
  type SearchInput,
  storeDocuments,
} from '../../../server/src/modules/search/index.ts';

/** The folder of BEE_REAL_DATA, null when it is not set. */
export const realDataFolder = (): string | null => {
  const folder = process.env.BEE_REAL_DATA;
  return folder && existsSync(folder) ? folder : null;
};

export const readRows = <Row>(folder: string, file: string): Row[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

export type WikiDoc = { id: string; title: string; text: string };
export type WikiQuestion = { id: string; doc_id: string; question: string; answers: string[] };
export type Law = { path: string; title: string; region: string; date: string; text: string };
export type SetRow = { qid: number; query: string; gold_doc_id: number; doc: string };

export const wikiInput = ({ id, title, text }: WikiDoc): SearchInput => ({
  kind: 'encyclopedia',
  refId: id,
  title,
  meta: [],
  date: null,
  page: 'application/baike',
  params: { id },
  sample: false,
  blocks: [{ heading: false, text }],
});

export const lawInput = (law: Law, refId: string, text: string): SearchInput => ({
  kind: 'policy',
  refId,
  title: law.title,
  meta: [law.region],
  date: law.date || null,
  page: 'article/detail',
  params: { id: refId },
  sample: false,
  blocks: text.split('\n').map((line) => ({ heading: false, text: line })),
});

const BATCH = 500;

export const indexAll = async (db: Db, inputs: readonly SearchInput[]): Promise<void> => {
  for (let from = 0; from < inputs.length; from += BATCH)
    await storeDocuments(db, inputs.slice(from, from + BATCH).map(indexDocument));
  await analyzeIndex(db);
};

/** `ranks` start at 1; null for items that were not found. */
export const recallAt = (ranks: readonly (number | null)[], most: number): number =>
  ranks.filter((rank) => rank !== null && rank <= most).length / Math.max(1, ranks.length);

export type NewsText = { id: string | number; category: string; date: string; title: string; text: string };

export const newsInput = ({ id, category, title, text }: NewsText): SearchInput => ({
  kind: 'news',
  refId: String(id),
  title,
  meta: [category],
  date: null,
  page: 'article/detail',
  params: { id: String(id) },
  sample: false,
  blocks: text.split('\n').map((line) => ({ heading: false, text: line })),
});
