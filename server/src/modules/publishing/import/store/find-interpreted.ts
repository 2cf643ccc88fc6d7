import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/**
 * Resolves the policies named in staged explanations (by id, title or document number) to ids of staged or stored
 * policies. Sample policies are removed by the import and therefore never match.
 * @returns a doubt for each name without a match
 */
export const findInterpreted = async (db: Db): Promise<{ key: string; reason: string }[]> => {
  const { rows } = await sql<{ key: string; name: string }>`
    with wanted as (
      select p.article_id, a.natural_key as key, n.name, n.place
      from stage_policy p join stage_article a on a.id = p.article_id,
        unnest(p.interprets) with ordinality as n (name, place)
    ), known as (
      select a.id, a.title, p.doc_no, a.published_at from article a join policy p on p.article_id = a.id
      where a.type = 'policy_repository' and not a.sample
      union all
      select a.id, a.title, p.doc_no, a.published_at from stage_article a join stage_policy p on p.article_id = a.id
      where a.type = 'policy_repository'
    ), found as (
      select w.*, (
        select k.id from known k where w.name in (k.id, k.title, k.doc_no)
        order by (k.id = w.name) desc, k.published_at desc nulls last, k.id limit 1
      ) as id
      from wanted w
    ), settled as (
      update stage_policy p set interprets = coalesce((
        select array_agg(f.id order by f.place) from (
          select id, min(place) as place from found where article_id = p.article_id and id is not null group by id
        ) f
      ), '{}')
      where p.interprets <> '{}'
    )
    select key, name from found where id is null order by key, place`.execute(db);
  return rows.map(({ key, name }) => ({
    key,
    reason: `没有找到要解读的政策（${name}），已不带关联导入；请写它的编号（网址里 id/ 之后的部分）、标题或文号，并先导入或一起导入它`,
  }));
};
