import { tableField, tableFreq, tablePeriod } from '@bee/contracts/entity/industry';
import { z } from 'zod';
import type { NewTopic } from '../modules/statistics/store/store-topics.ts';
import { type ReleaseRecord, releaseFiles, type TableRecord, tableFile } from './industry/industry-files.ts';
import { faultsOf } from './record-faults-test-data.ts';
import { type FigureRecord, figureFile, topicFile } from './statistics/statistic-files.ts';

const text = z.string().min(1);
const releaseDay = z.iso.date();

const release = <Row extends z.ZodType>(row: Row) => ({
  from: releaseDay,
  rows: z.array(row).min(1),
  earlier: z.array(z.strictObject({ until: releaseDay, rows: z.array(row).min(1) })).optional(),
});

const topicName = { indicator: text, crop: z.string(), unit: text };
const topic: z.ZodType<NewTopic> = z.strictObject({ ...topicName, decimals: z.number().int().min(0).max(2) });
const adcode = z.string().regex(/^\d{6}$/);
const figure: z.ZodType<FigureRecord> = z.strictObject({
  ...{ ...topicName, year: z.number().int() },
  ...release(z.tuple([adcode, z.number().nonnegative()])),
});

const field = tableField.pick({ field: true, title: true, role: true }).extend({
  ...{ unit: text.nullable().optional(), decimals: z.number().int().min(0).max(3).optional(), desc: text.optional() },
  ...{ kind: z.enum(['flow', 'level']).optional(), order: z.array(text).min(1).optional() },
});
const table: z.ZodType<TableRecord> = z.strictObject({
  ...{ modelId: z.string().regex(/^[a-z0-9][a-z0-9-]*$/), title: text, alias: z.array(text), description: text },
  ...{
    path: z.array(text).min(1),
    freq: tableFreq,
    geoLevel: z.enum(['none', 'province']),
    fields: z.array(field.strict()),
  },
  ...{ tags: z.array(text), products: z.array(text), parent: z.null(), lagDays: z.number().int().positive() },
  ...{ marketPlaces: z.array(text).max(0), smallPeriods: z.number().int().positive().nullable() },
});
const releaseRecord: z.ZodType<ReleaseRecord> = z.strictObject({
  ...{ table: text, period: tablePeriod },
  ...release(z.tuple([z.string()], z.number())),
});

it('the records of statistics have the type that they are read as', () => {
  expect(faultsOf(topicFile.read(), topic)).toEqual([]);
  expect(faultsOf(figureFile.read(), figure)).toEqual([]);
});

it.each(Object.values(releaseFiles))('the records of $path have the type that they are read as', (file) => {
  expect(faultsOf(file.read(), releaseRecord)).toEqual([]);
});

it('the records of tables have the type that they are read as', () => {
  expect(faultsOf(tableFile.read(), table)).toEqual([]);
});

describe('rows of industry tables', () => {
  const tables = new Map(tableFile.read().map((one) => [one.modelId, one]));

  it.each(Object.entries(releaseFiles))('of frequency %s fit the fields of their tables', (freq, file) => {
    const wrong = file.read().filter(({ table: id, rows, earlier = [] }) => {
      const found = tables.get(id);
      const count = (roles: string[]) => found?.fields.filter(({ role }) => roles.includes(role)).length;
      const [words, measures] = [count(['geo', 'dim']), count(['measure'])];
      return (
        found?.freq !== freq ||
        [...rows, ...earlier.flatMap((one) => one.rows)].some(
          ([key, ...cells]) =>
            key.split('/').filter((word) => word !== '').length !== words || cells.length !== measures,
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are there for every table', () => {
    const filled = new Set(Object.values(releaseFiles).flatMap((file) => file.read().map((one) => one.table)));
    expect([...tables.keys()].filter((id) => !filled.has(id))).toEqual([]);
  });
});
