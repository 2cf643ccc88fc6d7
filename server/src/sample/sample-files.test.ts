import { nutrientKey } from '@bee/contracts/entity/nutrient';
import { limitAuthorities, limitKinds, standardTypes } from '@bee/contracts/entity/standard';
import { z } from 'zod';
import type { NewLimit } from '../modules/standards/store/store-limits.ts';
import { type FoodRecord, foodFile, glycemicFile, readFoods } from './foods/food-files.ts';
import type { SampleFile } from './sample-files.ts';
import { limitFile, limitFoodFile, type StandardRecord, standardFile } from './standards/standard-files.ts';

const text = z.string().min(1);
const textOrNull = text.nullable();

const food: z.ZodType<FoodRecord> = z.strictObject({
  ...{ code: text, name: text, alias: z.array(text), en: textOrNull, latin: textOrNull, first: text, second: text },
  ...{ edible: z.number().min(0).max(100).nullable(), representative: z.boolean(), origin: textOrNull },
  ...{ description: textOrNull, dataClass: z.enum(['lab', 'label', 'calc', 'borrowed']).nullable() },
  portions: z.array(z.strictObject({ title: text, grams: z.number().positive() })),
  amounts: z.partialRecord(nutrientKey, text),
});

const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}|[+-]\d+)$/)
  .nullable();

const standard: z.ZodType<StandardRecord> = z.strictObject({
  ...{ code: text, title: text, titleEn: textOrNull, type: z.enum(standardTypes), level: textOrNull, cate: textOrNull },
  ...{ status: z.enum(['in_force', 'repealed', 'draft']), stated: z.boolean() },
  ...{ issuedAt: day, effectiveAt: day, repealedAt: day },
  adopted: z.strictObject({ org: text, code: text, degree: text }).nullable(),
  ...{ ics: z.array(text), ccs: textOrNull, issuer: textOrNull, committee: textOrNull, drafters: z.array(text) },
  ...{ scope: textOrNull, products: z.array(text), officialUrl: textOrNull, replaces: z.array(text) },
});

const foodPlace = z.strictObject({
  path: z.array(text).min(1).max(3),
  level: z.enum(['食品', '亚类', '类别']),
  alias: z.array(text),
});

const limit: z.ZodType<NewLimit> = z.strictObject({
  place: foodPlace,
  foodText: text,
  substance: z.strictObject({
    ...{ name: text, alias: z.array(text), kind: z.enum(limitKinds) },
    info: z.array(z.strictObject({ k: text, v: text })),
  }),
  ...{ value: z.number().nullable(), valueText: text, unit: textOrNull, authority: z.enum(limitAuthorities) },
  ...{ excludes: z.array(text), standardCode: textOrNull, clause: textOrNull, note: textOrNull },
});

const shaped = <Row extends object>(file: SampleFile<Row>, row: z.ZodType<Row>) => ({ file, path: file.path, row });

const files = [
  shaped(foodFile, food),
  shaped(glycemicFile, z.strictObject({ name: text, group: text, gi: z.number().positive().max(150) })),
  shaped(standardFile, standard),
  shaped(limitFoodFile, foodPlace),
  shaped(limitFile, limit),
];

it.each(files)('the records of $path have the type that they are read as', ({ file, row }) => {
  const faults = file.read().flatMap((one, place) => {
    const { error } = row.safeParse(one);
    return error ? [`line ${place + 1}: ${z.prettifyError(error)}`] : [];
  });
  expect(faults).toEqual([]);
});

it('amounts of foods are read with their state and decimals', () => {
  const states = new Set(readFoods().flatMap(({ amounts }) => Object.values(amounts).map(({ state }) => state)));
  expect([...states].sort()).toEqual(['<', '=', 'est', 'tr']);
  const [rice] = readFoods();
  expect(rice?.amounts.niacin).toEqual({ v: 2, state: '=', decimals: 2 });
});
