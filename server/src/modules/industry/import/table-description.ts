import { fieldName, modelId, tableFreq } from '@bee/contracts/entity/industry';
import { z } from 'zod';
import { readMappingFile } from '../../../importer/mapping-file.ts';

const text = z.string().trim().min(1).max(80);
/** The name of a column in the file. */
const column = text;

const dimension = z.strictObject({
  column,
  field: fieldName,
  title: text.optional(),
  /** Default for rows in which the column is empty; without it such rows are refused. */
  empty: text.optional(),
});

const measure = z.strictObject({
  column,
  field: fieldName,
  title: text,
  unit: z.string().trim().max(20),
  decimals: z.number().int().min(0).max(6).optional(),
  kind: z.enum(['flow', 'level']).optional(),
  desc: z.string().optional(),
});

const descriptionSchema = z.strictObject({
  id: modelId.refine((id) => id.length <= 40, '编号最多 40 个字符'),
  title: text,
  path: z.array(text).min(1).max(4),
  freq: tableFreq,
  time: column,
  place: z.strictObject({ column, level: z.enum(['province', 'city']).default('province') }).optional(),
  dims: z.array(dimension).max(4).default([]),
  measures: z.array(measure).min(1).max(50),
  /** The column with the publication date of the row. */
  published: column.optional(),
  values: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  description: z.string().default(''),
  alias: z.array(text).default([]),
  tags: z.array(text).default([]),
  products: z.array(text).default([]),
  lag_days: z.number().int().min(0).max(1000).optional(),
});

/** Describes how the rows of a file become tables of the industry database; see docs/industry-import.md. */
export type TableDescription = z.output<typeof descriptionSchema>;

/** @throws RejectedFile that names the invalid entry and the expected value */
export const readTableDescription = (file: string): TableDescription =>
  readMappingFile(file, '数据表说明', descriptionSchema, complaintOf);

const complaintOf = ({ path, code, message, ...issue }: z.core.$ZodIssue): string => {
  const name = path.join('.') || '整个文件';
  if (code === 'unrecognized_keys') return `${name} 里不认识 ${(issue as { keys: string[] }).keys.join('、')}`;
  if (code === 'invalid_type') return `${name} 没有写，或类型不对`;
  return `${name}：${/[\u4e00-\u9fff]/.test(message) ? message : '写法不对'}`;
};

/** Replaces `{列}` in a text with the row's value in that column. */
export const fillText = (text: string, said: (column: string) => string): string =>
  text.replace(/\{([^{}]+)\}/g, (_, name: string) => said(name));

/** Columns that the description reads. */
export const columnsOf = (description: TableDescription): string[] => {
  const { title, path, measures, time, place, dims, published, products, alias, tags } = description;
  const texts = [title, ...path, ...measures.flatMap((one) => [one.title, one.unit]), ...products, ...alias, ...tags];
  const inTexts = texts.flatMap((one) => [...one.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  const named = [
    time,
    place?.column,
    published,
    ...dims.map((one) => one.column),
    ...measures.map((one) => one.column),
  ];
  return [...new Set([...named.filter((one) => one !== undefined), ...inTexts])];
};
