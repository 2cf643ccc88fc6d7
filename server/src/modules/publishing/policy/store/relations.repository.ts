import type { PolicyRef } from '@bee/contracts/entity/policy';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

export type Relation = 'interprets' | 'interpretation' | 'diagram' | 'related';
export type RelationRow = PolicyRef & { relation: Relation };

const MAX_RELATED = 4;

/**
 * Documents related to a policy other than its versions, newest first. An explanation of one version counts for all
 * versions. `related` are policies that share tags, excluding other versions and explanations.
 */
export const listRelations = (db: Db, id: string, today: string) => queryRows<RelationRow>(db)`
    with here as (select article_id, chain_key, interprets from policy where article_id = ${id}),
    chain as (select array_agg(p.article_id) as ids from policy p join here on p.chain_key = here.chain_key),
    linked as (
      select 'interprets' as relation, p.article_id as id, 0 as common
      from policy p, here where p.article_id = any(here.interprets)
      union all
      select case a.type when 'policy_diagram' then 'diagram' else 'interpretation' end, p.article_id, 0
      from policy p join article a on a.id = p.article_id, chain where p.interprets && chain.ids
    ), near as (
      select 'related' as relation, other.article_id as id, count(*) as common
      from article_tag mine
      join article_tag other on other.tag_id = mine.tag_id
      join article a on a.id = other.article_id and a.type = 'policy_repository'
      join policy p on p.article_id = other.article_id
      join here on here.article_id = mine.article_id and p.chain_key <> here.chain_key
      where p.status in ('in_force', 'draft') and other.article_id not in (select id from linked)
      group by other.article_id order by 3 desc, max(a.published_at) desc nulls last, 2 limit ${MAX_RELATED}
    )
    select l.relation, a.id, a.type, a.title, a.published_at,
      policy_validity(p.status, p.effective_at, p.expires_at, ${today}::date) as validity
    from (select * from linked union all select * from near) l
    join article a on a.id = l.id join policy p on p.article_id = l.id
    order by l.common desc, a.published_at desc nulls last, a.id`;
