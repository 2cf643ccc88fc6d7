import type { ProductStandards } from '@bee/contracts/entity/standard';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../clock.ts';
import { containsPattern } from '../../../db/contains-pattern.ts';
import type { Db } from '../../../db/schema.ts';
import { listLimits } from './limit.repository.ts';
import { findFoods } from './limit-names.repository.ts';
import { rowColumns, type StandardListRow, statusOn } from './standard-columns.ts';

const SHOWN = 6;

/**
 * Standards in force that concern a product, and its limits as a food.
 * @param names of the product and its aliases, the best first
 * @returns null where neither is known
 */
export const standardsOfProduct = async (
  db: Db,
  names: readonly string[],
  today: string = shanghaiDay(new Date()),
): Promise<ProductStandards | null> => {
  const known = names.map((name) => name.trim()).filter((name) => name !== '');
  const [first] = known;
  if (!first) return null;
  const patterns = known.filter(({ length }) => length > 1).map((name) => containsPattern(name));
  const { rows } = await sql<StandardListRow & { total: number }>`
    select ${rowColumns(today)}, count(*) over ()::int as total from standard s
    where (s.products && ${known}::text[] or s.title ilike any(${patterns}::text[])) and ${statusOn(today)} = 'current'
    order by (s.products && ${known}::text[]) desc, cardinality(s.products), s.issued_at desc nulls last, s.id
    limit ${SHOWN}`.execute(db);
  const limits = await limitsOf(db, known, today);
  if (rows.length === 0 && !limits) return null;
  return {
    name: first,
    list: rows.map(({ id, code, title, type, status, effective_at }) => ({
      id,
      code,
      title,
      type,
      status,
      effective_at,
    })),
    total: rows[0]?.total ?? 0,
    limits: limits && { food: limits.food, total: limits.total },
    sample: rows[0]?.sample ?? limits?.sample ?? false,
  };
};

const limitsOf = async (db: Db, names: readonly string[], today: string) => {
  for (const name of names) {
    const foods = await findFoods(db, name);
    const [food] = foods;
    if (!food) continue;
    const { rows, total } = await listLimits(db, { foods: foods.map(({ id }) => id), page: 1, limit: 1 }, today);
    return total > 0 ? { food: food.title, total, sample: rows[0]?.sample ?? false } : null;
  }
  return null;
};
