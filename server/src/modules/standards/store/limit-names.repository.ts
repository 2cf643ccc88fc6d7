import type { LimitKind } from '@bee/contracts/entity/standard';
import type { LimitFood } from '@bee/contracts/resource/standard';
import { sql } from 'kysely';
import { containsPattern } from '../../../db/contains-pattern.ts';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';

export type FoodRow = LimitFood & { path: string[]; path_ids: string[] };
export type SubstanceRow = {
  id: string;
  name: string;
  alias: string[];
  kind: LimitKind;
  info: { k: string; v: string }[];
  count: number;
};

/** Normalizes a name for comparison: ignores case, character width and spaces. */
export const nameKey = (name: string): string => fold(name).replace(/\s+/g, '');

const FOOD = sql`f.id, f.title, f.alias, f.parent_id, f.level, f.path, f.path_ids, f.sample,
  (select count(*)::int from food_limit l where l.food_id = f.id) as count`;

const SUBSTANCE = sql`c.id, c.name, c.alias, c.kind, c.info,
  (select count(*)::int from food_limit l where l.substance_id = c.id) as count`;

/** All foods, parents before their children. */
export const listFoods = (db: Db) => queryRows<FoodRow>(db)`
    select ${FOOD} from limit_food f order by cardinality(f.path), f.rank, f.title, f.id`;

/** Foods by id, name or alias; a name may occur in several groups. `others` are everyday names of the same thing. */
export const findFoods = async (db: Db, asked: string, others: readonly string[] = []): Promise<FoodRow[]> => {
  const key = nameKey(asked);
  const { rows } = await sql<FoodRow>`
    select ${FOOD} from limit_food f
    where f.id = ${asked} or f.match_key = ${key}
      or exists (select from unnest(f.alias) a where replace(lower(a), ' ', '') = any(${[key, ...others]}::text[]))
      or f.match_key = any(${others}::text[])
    order by (f.id = ${asked}) desc, (f.match_key = ${key}) desc, cardinality(f.path) desc, f.rank, f.id`.execute(db);
  const best = rows[0];
  if (!best) return [];
  if (best.id === asked) return [best];
  const exact = rows.filter(({ title }) => nameKey(title) === key);
  return exact.length > 0 ? exact : rows;
};

export const findSubstances = async (
  db: Db,
  asked: string,
  others: readonly string[] = [],
): Promise<SubstanceRow[]> => {
  const key = nameKey(asked);
  const { rows } = await sql<SubstanceRow>`
    select ${SUBSTANCE} from limit_substance c
    where c.id = ${asked} or c.match_key = any(${[key, ...others]}::text[]) or c.alias && ${[key, ...others]}::text[]
    order by (c.id = ${asked}) desc, (c.match_key = ${key}) desc, count desc, c.id`.execute(db);
  const best = rows[0];
  if (!best) return [];
  if (best.id === asked) return [best];
  const exact = rows.filter(({ name }) => nameKey(name) === key);
  return exact.length > 0 ? exact : rows;
};

const LIKE = 8;

/** Foods whose name contains the search text, or is contained in it (有机菠菜 contains 菠菜). */
export const listFoodsLike = async (db: Db, asked: string): Promise<FoodRow[]> => {
  const key = nameKey(asked);
  return queryRows<FoodRow>(db)`
    select ${FOOD} from limit_food f
    where f.match_key like ${containsPattern(key)} or strpos(${key}, f.match_key) > 0
      or exists (select from unnest(f.alias) a where a ilike ${containsPattern(key)} or strpos(${key}, lower(a)) > 0)
    order by abs(length(f.match_key) - ${key.length}), f.rank, f.id limit ${LIKE}`;
};

export const listSubstances = async (
  db: Db,
  { kw, kind, limit }: { kw?: string | undefined; kind?: LimitKind | undefined; limit: number },
): Promise<SubstanceRow[]> => {
  const key = kw ? nameKey(kw) : null;
  const like = key === null ? null : containsPattern(key);
  return queryRows<SubstanceRow>(db)`
    select ${SUBSTANCE} from limit_substance c
    where (${kind ?? null}::text is null or c.kind = ${kind ?? null})
      and (${like}::text is null or c.match_key like ${like}
        or exists (select from unnest(c.alias) a where a like ${like}))
    order by (c.match_key = ${key}) desc, count desc, c.name, c.id limit ${limit}`;
};

export const SUBSTANCES_LIKE = LIKE;
