import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { nameKey } from '../store/limit-names.repository.ts';
import { findRequestedLimits } from './limit-tool.ts';
import { findRequestedLimit } from './store/find-limits.ts';

let database: ServerTestDatabase;

const FOODS = ['鱼', '家禽', '食品动物', '果酱类', '凉果类'];
const SUBSTANCES = [
  { name: '氟苯尼考', kind: '兽药' as const, info: [] },
  { name: '亚硝酸钠', kind: '兽药' as const, info: [] },
  { name: '亚硝酸钠，亚硝酸钾', kind: '添加剂' as const, info: [], alias: ['亚硝酸钠'] },
  { name: '苯甲酸及其钠盐', kind: '添加剂' as const, info: [{ k: '功能', v: '防腐剂' }] },
];
const LIMITS = [
  ['鱼', '氟苯尼考', '1000'],
  ['家禽', '氟苯尼考', '100'],
  ['食品动物', '氟苯尼考', '300'],
  ['果酱类', '苯甲酸及其钠盐', '允许使用'],
  ['凉果类', '苯甲酸及其钠盐', '允许使用'],
] as const;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db
    .insertInto('limit_food')
    .values(
      FOODS.map((title, rank) => ({
        id: title,
        title,
        match_key: nameKey(title),
        level: '食品' as const,
        path: [title],
        path_ids: [title],
        rank,
        sample: false,
      })),
    )
    .execute();
  await db
    .insertInto('limit_substance')
    .values(
      SUBSTANCES.map(({ info, alias = [], ...one }) => ({
        ...one,
        id: one.name,
        match_key: nameKey(one.name),
        alias: alias.map(nameKey),
        info: JSON.stringify(info),
        sample: false,
      })),
    )
    .execute();
  const source = await db
    .insertInto('data_source')
    .values({ kind: 'limit', name: '测试', sample: false, retrieved_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('food_limit')
    .values(
      LIMITS.map(([food, substance, value_text], at) => ({
        id: String(at),
        food_id: food,
        substance_id: substance,
        food_text: food,
        value: Number(value_text) || null,
        value_text,
        unit: value_text === '允许使用' ? null : 'μg/kg',
        authority: 'GB' as const,
        source_id: source.id,
        updated_at: new Date(),
        sample: false,
      })),
    )
    .execute();
});
afterAll(() => database.close());

const ask = async (question: string) => {
  const asked = await findRequestedLimit(database.db, question);
  const { findings } = await findRequestedLimits(
    database.db,
    { ...asked, asksFoods: question.includes('哪些食品') },
    '2026-03-04',
  );
  return findings.flat().map(({ text }) => text);
};

it.each([
  ['养鱼用氟苯尼考，残留不能超过多少', '鱼'],
  ['鸡肉的氟苯尼考不能超过多少', '家禽'],
  ['氟苯尼考的限量', null],
])('names the animal of %s', async (question, food) => {
  expect(await findRequestedLimit(database.db, question)).toMatchObject({
    food,
    substance: '氟苯尼考',
    onLimits: true,
  });
});

it('gives the limit of fish, not that of other animals', async () => {
  expect(await ask('氟苯尼考在鱼里的残留限量')).toEqual(['鱼中**氟苯尼考**的限量为 **1000 μg/kg**（兽药），依据 GB。']);
});

it('takes what is added to food for an additive', async () => {
  expect((await findRequestedLimit(database.db, '亚硝酸钠能加到什么食品里')).substance).toBe('亚硝酸钠，亚硝酸钾');
  expect((await findRequestedLimit(database.db, '亚硝酸钠的残留限量')).substance).toBe('亚硝酸钠');
});

it('says what an additive does and lists its foods, without amounts that the source does not have', async () => {
  expect(await ask('苯甲酸可以用在哪些食品里')).toEqual([
    '**苯甲酸及其钠盐**（添加剂）：功能为**防腐剂**。',
    '**苯甲酸及其钠盐**（添加剂，GB）可用于 2 种：凉果类、果酱类。',
  ]);
});
