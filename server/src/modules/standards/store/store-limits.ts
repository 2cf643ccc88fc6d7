import { createHash } from 'node:crypto';
import type { LimitAuthority, LimitKind } from '@bee/contracts/entity/standard';
import { sql } from 'kysely';
import { columnsOf, insertColumns } from '../../../db/insert-columns.ts';
import type { Db } from '../../../db/schema.ts';
import { nameKey } from './limit-names.repository.ts';
import { naturalKeyOf } from './store-standards.ts';

export type FoodLevel = '食品' | '亚类' | '类别';

/** Position in the food tree: titles from the category down, with the level and aliases of the last. */
export type FoodPlace = { path: string[]; level: FoodLevel; alias: string[] };

export type NewSubstance = { name: string; alias: string[]; kind: LimitKind; info: { k: string; v: string }[] };

export type NewLimit = {
  place: FoodPlace;
  foodText: string;
  substance: NewSubstance;
  value: number | null;
  valueText: string;
  unit: string | null;
  authority: LimitAuthority;
  excludes: string[];
  standardCode: string | null;
  clause: string | null;
  note: string | null;
};

export type LimitOrigin = { sample: boolean; sourceId: number; updatedAt: string };

export const foodIdOf = (path: readonly string[]): string => shortId('f', path.map(nameKey).join('/'));
export const substanceIdOf = ({ name, kind }: NewSubstance): string => shortId('u', `${kind}/${nameKey(name)}`);

/** Identity of a limit: food, substance, authority, standard, clause and value. */
export const limitKeyOf = (row: NewLimit): string =>
  [
    foodIdOf(row.place.path),
    nameKey(row.foodText),
    substanceIdOf(row.substance),
    row.authority,
    row.standardCode ?? '',
    row.clause ?? '',
    row.valueText,
    row.unit ?? '',
  ].join('|');

const shortId = (prefix: string, key: string): string =>
  `${prefix}${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;

/**
 * Stores foods with all their groups; existing rows are preserved.
 * @param prefix `stage_` for an import that is not yet published
 */
export const storeFoods = async (
  db: Db,
  places: readonly FoodPlace[],
  sample: boolean,
  prefix: '' | 'stage_' = '',
): Promise<void> => {
  const foods = new Map<string, FoodRow>();
  for (const { path, level, alias } of places) {
    for (let depth = 1; depth <= path.length; depth += 1) {
      const own = depth === path.length;
      const id = foodIdOf(path.slice(0, depth));
      const known = foods.get(id);
      if (known && !own) continue;
      foods.set(id, {
        id,
        title: path[depth - 1] ?? '',
        alias: own && alias.length > 0 ? alias : (known?.alias ?? []),
        level: own ? level : depth === 1 ? '类别' : '亚类',
        path: path.slice(0, depth),
        rank: known?.rank ?? foods.size,
        sample,
      });
    }
  }
  const rows = [...foods.values()].sort((a, b) => a.path.length - b.path.length);
  await insertColumns(db, `${prefix}limit_food`, foodColumns, rows, 'on conflict (id) do nothing');
};

/** Preserves known details of a substance when the imported file has none. */
export const KEEP_INFO = (table: string) => `on conflict (id) do update set
  info = case when excluded.info = '[]' then ${table}.info else excluded.info end,
  alias = case when excluded.alias = '{}' then ${table}.alias else excluded.alias end`;

export const storeSubstances = async (
  db: Db,
  substances: readonly NewSubstance[],
  sample: boolean,
  prefix: '' | 'stage_' = '',
): Promise<void> => {
  const rows = new Map<string, NewSubstance>();
  for (const one of substances)
    if (!rows.has(substanceIdOf(one)) || one.info.length > 0) rows.set(substanceIdOf(one), one);
  const table = `${prefix}limit_substance`;
  await insertColumns(db, table, substanceColumns(sample), [...rows.values()], KEEP_INFO(table));
};

export const storeLimits = async (
  db: Db,
  limits: readonly NewLimit[],
  origin: LimitOrigin,
  prefix: '' | 'stage_' = '',
): Promise<void> => {
  const rows = [...new Map(limits.map((row) => [limitKeyOf(row), row])).values()];
  const ids = rows.map((row) => shortId('l', limitKeyOf(row)));
  await sql`delete from ${sql.table(`${prefix}food_limit`)} where id = any(${ids})`.execute(db);
  await insertColumns(db, `${prefix}food_limit`, limitColumns(origin), rows);
};

type FoodRow = {
  id: string;
  title: string;
  alias: string[];
  level: FoodLevel;
  path: string[];
  rank: number;
  sample: boolean;
};

const foodColumns = columnsOf<FoodRow>(
  { text: ['id', 'title', 'level'], 'text[]': ['alias', 'path'], int: ['rank'], bool: ['sample'] },
  { name: 'match_key', type: 'text', value: ({ title }) => nameKey(title) },
  { name: 'parent_id', type: 'text', value: ({ path }) => (path.length > 1 ? foodIdOf(path.slice(0, -1)) : null) },
  { name: 'path_ids', type: 'text[]', value: ({ path }) => path.map((_, at) => foodIdOf(path.slice(0, at + 1))) },
);

const substanceColumns = (sample: boolean) =>
  columnsOf<NewSubstance>(
    { text: ['name', 'kind'], jsonb: ['info'] },
    { name: 'id', type: 'text', value: (row) => substanceIdOf(row) },
    { name: 'match_key', type: 'text', value: ({ name }) => nameKey(name) },
    { name: 'alias', type: 'text[]', value: ({ alias }) => alias.map(nameKey) },
    { name: 'sample', type: 'bool', value: () => sample },
  );

const limitColumns = ({ sample, sourceId, updatedAt }: LimitOrigin) =>
  columnsOf<NewLimit>(
    {
      text: ['foodText', 'valueText', 'unit', 'authority', 'standardCode', 'clause', 'note'],
      float8: ['value'],
      'text[]': ['excludes'],
    },
    { name: 'id', type: 'text', value: (row) => shortId('l', limitKeyOf(row)) },
    { name: 'food_id', type: 'text', value: ({ place }) => foodIdOf(place.path) },
    { name: 'substance_id', type: 'text', value: ({ substance }) => substanceIdOf(substance) },
    { name: 'standard_key', type: 'text', value: ({ standardCode }) => standardCode && naturalKeyOf(standardCode) },
    { name: 'sample', type: 'bool', value: () => sample },
    { name: 'source_id', type: 'int', value: () => sourceId },
    { name: 'updated_at', type: 'timestamptz', value: () => updatedAt },
  );
