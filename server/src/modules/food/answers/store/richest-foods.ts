import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/** @property category null for foods of all categories */
export type RichestFoods = { list: { code: string; name: string }[]; total: number; category: string | null };

const SHOWN = 8;

/** The foods with most of a nutrient, among those with a number; of the category that the question names, if any. */
export const findRichest = async (db: Db, nutrient: NutrientKey, question: string): Promise<RichestFoods> => {
  const categories = await sql<{ id: number; name: string }>`
    select id, regexp_replace(title, '类.*$', '') as name from food_category where pid is null order by id`.execute(db);
  const named = categories.rows.find(({ name }) => name.length > 1 && question.includes(name));
  const { rows } = await sql<{ code: string; name: string; total: number }>`
    select f.code, f.name, count(*) over ()::int as total
    from food_nutrient n
    join food f on f.code = n.code
    where n.nutrient = ${nutrient} and n.state = '=' and ${named ? sql`f.first_id = ${named.id}` : sql`true`}
    order by n.v desc, f.rank limit ${SHOWN}`.execute(db);
  return {
    list: rows.map(({ code, name }) => ({ code, name })),
    total: rows[0]?.total ?? 0,
    category: named?.name ?? null,
  };
};
