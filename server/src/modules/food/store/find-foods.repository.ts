import { type RawBuilder, sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

type FoodSearch = { words: readonly string[]; page: number; limit: number };

export type FoundFood = { code: string; total: number; matched: string | null };

/**
 * Codes of foods whose names contain every word, as written or in pinyin. Order: names before aliases, prefixes before
 * inner matches, representative values and short names first. One statement; each word is one index range scan.
 */
export const findFoods = async (db: Db, { words, page, limit }: FoodSearch): Promise<FoundFood[]> => {
  const found = words.map(
    (word, no) => sql`
    ${sql.table(`word_${no}`)} as (
      select distinct on (code) code, score, name, other from (${hits(word)}) hit order by code, score, length(name))`,
  );
  const [first, ...others] = words.map((_, no) => sql.table(`word_${no}`));
  if (!first) return [];
  const joined = others.map((table) => sql`join ${table} on ${sql`${table}.code = word_0.code`}`);
  const score = sql.join(
    words.map((_, no) => sql`${sql.table(`word_${no}`)}.score`),
    sql` + `,
  );
  return queryRows<FoundFood>(db)`
    with ${sql.join(found)}
    select f.code, count(*) over ()::int as total, case when word_0.other then word_0.name end as matched
    from ${first} ${sql.join(joined, sql` `)} join food f on f.code = word_0.code
    order by ${score}, f.representative desc, length(f.name), f.rank
    limit ${limit} offset ${(page - 1) * limit}`;
};

/**
 * Names that contain a word, with a score (lower is better): exact 0, prefix 1, inside 3; pinyin matches rank after
 * written matches.
 */
const hits = (word: string): RawBuilder<unknown> => {
  const latin = /^[a-z0-9]+$/.test(word);
  // A single letter matches an initial inside nearly every name, so it matches only at the start.
  const ways = !latin ? sql`way = 0` : word.length === 1 ? sql`at = 0` : sql`true`;
  return sql`
    select code, name, other,
      case when at > 0 then 3 when ending = ${word} then 0 else 1 end
        + case when way in (1, 2) then 4 else 0 end + case when other then 0.5 else 0 end as score
    from food_ending where ending like ${`${word}%`} and ${ways}`;
};
