import type { HerbEvent } from '@bee/contracts/resource/herbs';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

const MAX_EVENTS = 12;

/**
 * Texts of a tag that may explain price changes: policies on the day they take effect (otherwise the day of issue or
 * publication), observations and news, oldest first. If there are more than 12, policies and observations take
 * precedence over news, and each group is sampled evenly over the period.
 */
export const readEvents = (db: Db, tagId: string, from: string, to: string) => queryRows<HerbEvent>(db)`
    with dated as (
      select a.id, a.type, a.title, a.sample, a.type = 'industry_news' as news,
        coalesce(p.effective_at, p.issued_at, a.published_at) as date
      from article_tag g join article a on a.id = g.article_id left join policy p on p.article_id = a.id
      where g.tag_id = ${tagId} and a.type in ('policy_repository', 'beedata_opinion', 'industry_news')
        and p.status is distinct from 'draft'
    ), placed as (
      select d.*, row_number() over (
        partition by news, (date - ${from}::date) * ${MAX_EVENTS} / (${to}::date - ${from}::date + 1)
        order by type = 'policy_repository' desc, date, id
      ) as turn
      from dated d where date between ${from}::date and ${to}::date
    ), chosen as (
      select * from placed order by news, turn, type = 'policy_repository' desc, date desc, id limit ${MAX_EVENTS}
    )
    select date, title, id, type, sample from chosen order by date, id`;
