import { nutrientKey } from '@bee/contracts/entity/nutrient';
import { z } from 'zod';
import { type FoodRecord, foodFile, glycemicFile, readFoods } from './foods/food-files.ts';
import type { SampleFile } from './sample-files.ts';

const text = z.string().min(1);
const textOrNull = text.nullable();

const food: z.ZodType<FoodRecord> = z.strictObject({
  ...{ code: text, name: text, alias: z.array(text), en: textOrNull, latin: textOrNull, first: text, second: text },
  ...{ edible: z.number().min(0).max(100).nullable(), representative: z.boolean(), origin: textOrNull },
  ...{ description: textOrNull, dataClass: z.enum(['lab', 'label', 'calc', 'borrowed']).nullable() },
  portions: z.array(z.strictObject({ title: text, grams: z.number().positive() })),
  amounts: z.partialRecord(nutrientKey, text),
});

const shaped = <Row extends object>(file: SampleFile<Row>, row: z.ZodType<Row>) => ({ file, path: file.path, row });

const files = [
  shaped(foodFile, food),
  shaped(glycemicFile, z.strictObject({ name: text, group: text, gi: z.number().positive().max(150) })),
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
