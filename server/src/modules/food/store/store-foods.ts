import { type NutrientKey, type NutrientState, nutrientKeys } from '@bee/contracts/entity/nutrient';
import { sql } from 'kysely';
import { columnsOf, insertColumns } from '../../../db/insert-columns.ts';
import type { Db } from '../../../db/schema.ts';
import { nameKey } from '../../../text/name-key.ts';
import { soldAs } from '../model/food-names.ts';
import { endingsOf, type NameEnding } from '../model/name-endings.ts';

export type Amount = { v: number | null; state: Exclude<NutrientState, 'na'>; decimals: number };

export type NewFood = {
  code: string;
  name: string;
  alias: string[];
  en: string | null;
  latin: string | null;
  first: string;
  second: string;
  edible: number | null;
  representative: boolean;
  origin: string | null;
  description: string | null;
  dataClass: 'lab' | 'label' | 'calc' | 'borrowed' | null;
  portions: { title: string; grams: number }[];
  /** Unmeasured nutrients are omitted. */
  amounts: Partial<Record<NutrientKey, Amount>>;
};

export type FoodOrigin = { sample: boolean; sourceId: number; at: string };

/** Replaces foods with the same codes and preserves the given order. `refreshFoods` must be called afterwards. */
export const storeFoods = async (
  db: Db,
  foods: readonly NewFood[],
  { sample, sourceId, at }: FoodOrigin,
  firstRank = 0,
): Promise<void> => {
  const categories = await storeCategories(db, foods);
  await sql`delete from food where code = any(${foods.map(({ code }) => code)})`.execute(db);
  const rows = foods.map((food, place) => {
    const ids = categories.get(`${food.first}\n${food.second}`);
    if (!ids) throw new Error('the categories of all foods are stored before them');
    return { ...food, ...ids, rank: firstRank + place };
  });
  await insertColumns(
    db,
    'food',
    [
      ...foodColumns,
      { name: 'sample', type: 'bool', value: () => sample },
      { name: 'source_id', type: 'int', value: () => sourceId },
      { name: 'updated_at', type: 'timestamptz', value: () => at },
    ],
    rows,
  );
  const amounts = foods.flatMap(({ code, amounts }) =>
    nutrientKeys.flatMap((nutrient) => {
      const amount = amounts[nutrient];
      return amount ? [{ code, nutrient, ...amount }] : [];
    }),
  );
  await insertColumns(db, 'food_nutrient', amountColumns, amounts);
  const endings = foods.flatMap(({ code, name, alias }) =>
    endingsOf(code, name, alias).map((ending) => ({ code, ...ending })),
  );
  await insertColumns(db, 'food_ending', endingColumns, endings);
};

export type GlycemicEntry = { name: string; group: string; gi: number };

export const storeGlycemic = (
  db: Db,
  entries: readonly GlycemicEntry[],
  { sample, sourceId }: Omit<FoodOrigin, 'at'>,
): Promise<void> =>
  insertColumns(
    db,
    'food_gi',
    [
      { name: 'name', type: 'text', value: ({ name }) => name },
      { name: 'group_name', type: 'text', value: ({ group }) => group },
      { name: 'gi', type: 'float8', value: ({ gi }) => gi },
      { name: 'match_key', type: 'text', value: ({ name }) => nameKey(name) },
      { name: 'sample', type: 'bool', value: () => sample },
      { name: 'source_id', type: 'int', value: () => sourceId },
    ],
    entries,
    `on conflict (name) do update set group_name = excluded.group_name, gi = excluded.gi,
      match_key = excluded.match_key, sample = excluded.sample, source_id = excluded.source_id`,
  );

/**
 * Stores categories by title. Existing categories retain their ids, so that URLs remain valid.
 * @returns ids by both titles
 */
const storeCategories = async (db: Db, foods: readonly NewFood[]) => {
  const firsts = [...new Set(foods.map(({ first }) => first))];
  await sql`
    insert into food_category (title, rank)
    select title, place + (select coalesce(max(rank), 0) from food_category where pid is null)
    from unnest(${firsts}::text[]) with ordinality as given (title, place)
    on conflict (coalesce(pid, 0), title) do nothing`.execute(db);
  const pairs = [...new Map(foods.map(({ first, second }) => [`${first}\n${second}`, { first, second }])).values()];
  await sql`
    insert into food_category (pid, title, rank)
    select c.id, given.second, given.place
    from unnest(${pairs.map(({ first }) => first)}::text[], ${pairs.map(({ second }) => second)}::text[])
      with ordinality as given (first, second, place)
    join food_category c on c.pid is null and c.title = given.first
    on conflict (coalesce(pid, 0), title) do nothing`.execute(db);
  const { rows } = await sql<{ first: string; second: string; first_id: number; second_id: number }>`
    select f.title as first, s.title as second, f.id as first_id, s.id as second_id
    from food_category s join food_category f on f.id = s.pid`.execute(db);
  return new Map(
    rows.map((row) => [`${row.first}\n${row.second}`, { firstId: row.first_id, secondId: row.second_id }]),
  );
};

type StoredFood = NewFood & { firstId: number; secondId: number; rank: number };

const foodColumns = columnsOf<StoredFood>(
  {
    text: ['code', 'name', 'en', 'latin', 'origin', 'description', 'dataClass'],
    'text[]': ['alias'],
    int: ['firstId', 'secondId', 'rank'],
    bool: ['representative'],
    jsonb: ['portions'],
  },
  { name: 'edible_pct', type: 'float8', value: ({ edible }) => edible },
  { name: 'sold_as', type: 'text[]', value: ({ name, alias }) => soldAs(name, alias) },
);

const amountColumns = columnsOf<Amount & { code: string; nutrient: string }>({
  text: ['code', 'nutrient', 'state'],
  float8: ['v'],
  int: ['decimals'],
});

const endingColumns = columnsOf<NameEnding & { code: string }>({
  text: ['code', 'name', 'ending'],
  bool: ['other'],
  int: ['way', 'at'],
});
