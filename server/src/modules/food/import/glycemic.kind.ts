import { open } from 'node:fs/promises';
import { type Fields, type ImportKind, numberOf, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { RejectedFile } from '../../../importer/rejected-file.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import type { GlycemicEntry } from '../store/store-foods.ts';
import { publishEntries } from './store/publish-glycemic.ts';

/** A food group with its foods, or a single food. */
export type GlycemicImport = { group: string; entries: GlycemicEntry[] };

/** The glycemic index of foods: groups with a list of {foodName, GI}, or one row per food. */
export const glycemicIndex: ImportKind<GlycemicImport> = {
  name: 'food',
  sourceKind: 'glycemic',
  title: '血糖生成指数',
  columns: [
    { names: ['foodGroup', '食物类别', '类别'], required: true },
    { names: ['list'] },
    { names: ['foodName', '食物名称', '名称'] },
    { names: ['GI', '血糖生成指数'] },
  ],
  parse: (fields) => parseGroup(fields),
  keyOf: ({ group, entries }) => `${group}/${entries[0]?.name ?? ''}`,
  ...stagedRows<GlycemicImport>({ table: 'stage_food_gi', columns: { entries: 'jsonb' } }),
  publish: publishEntries,
};

const HEAD = 4096;

/** Whether the files contain the glycemic index rather than food composition. @throws RejectedFile for a mix of both */
export const areGlycemic = async (files: readonly string[]): Promise<boolean> => {
  const kinds = new Set(await Promise.all(files.map(isGlycemic)));
  if (kinds.size > 1) throw new RejectedFile('食物成分和血糖生成指数是两种文件，请分两次导入');
  return kinds.has(true);
};

const isGlycemic = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const head = buffer.toString('utf8', 0, bytesRead);
    return /foodGroup|血糖生成指数/.test(head) && !/foodCode|食物编码/.test(head);
  } finally {
    await file.close();
  }
};

/** Glucose is 100; no food is far above it. */
const MAX_INDEX = 150;

const parseGroup = (fields: Fields): ParsedRow<GlycemicImport> => {
  const group = textOf(fields.foodGroup);
  if (!group) return { refused: '没有食物类别' };
  const given = Array.isArray(fields.list) ? (fields.list as unknown[]) : [fields];
  const entries: GlycemicEntry[] = [];
  const doubts: string[] = [];
  for (const one of given) {
    const { foodName, GI } = (one ?? {}) as Fields;
    const name = textOf(foodName);
    const gi = numberOf(GI);
    if (!name) doubts.push('一种食物没有名称，未导入');
    else if (gi === null || !(gi > 0 && gi <= MAX_INDEX))
      doubts.push(`血糖生成指数不是 0 到 ${MAX_INDEX} 的数，未导入（${name}）`);
    else entries.push({ name, group, gi });
  }
  return entries.length > 0 ? { row: { group, entries }, doubts } : { refused: doubts[0] ?? '没有食物' };
};
