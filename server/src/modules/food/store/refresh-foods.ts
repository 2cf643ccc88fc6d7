import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Updates ranks, means and categories. Must run after foods are stored or deleted. */
export const refreshFoods = async (db: Db): Promise<void> => {
  await sql`delete from food_category c where pid is not null and not exists (
    select from food f where f.second_id = c.id)`.execute(db);
  await sql`delete from food_category c where pid is null and not exists (
    select from food f where f.first_id = c.id)`.execute(db);
  await sql`
    update food_nutrient n set rank = r.place
    from (
      select n.code, n.nutrient,
        case when n.state in ('=', 'est') then rank() over (
          partition by f.first_id, n.nutrient, n.state in ('=', 'est') order by n.v desc)::int end as place
      from food_nutrient n join food f on f.code = n.code
    ) r
    where r.code = n.code and r.nutrient = n.nutrient and n.rank is distinct from r.place`.execute(db);
  await sql`delete from food_mean`.execute(db);
  await sql`
    insert into food_mean (first_id, nutrient, mean, n)
    select f.first_id, n.nutrient, avg(n.v), count(*)::int
    from food_nutrient n join food f on f.code = n.code
    where n.state in ('=', 'est') group by 1, 2`.execute(db);
};

/** Deletes the sample foods and their glycemic indices. */
export const dropSampleFoods = async (db: Db): Promise<void> => {
  await db.deleteFrom('food').where('sample', '=', true).execute();
  await db.deleteFrom('food_gi').where('sample', '=', true).execute();
};
