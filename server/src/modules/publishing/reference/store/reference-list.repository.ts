import type { ReferenceCard } from '@bee/contracts/entity/reference';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

export type CardRow = Omit<ReferenceCard, 'desc'> & { description: string; published_at: string | null };

type Answer = {
  total: number;
  updated_at: string | null;
  rows: CardRow[];
  facets: { name: string; value: string; count: number }[];
};

/**
 * Series sorted by their newest issue. The options of each filter are counted under the other filter. One statement.
 */
export const listReferences = async (db: Db, request: ParsedRequestFor<'reference/getList'>): Promise<Answer> => {
  const { industry = null, year = null, page, limit } = request;
  const { rows } = await sql<Answer>`
    with issued as (
      select i.*, extract(year from i.published_at)::text as year from reference_issue i
    ), by_year as (
      select s.* from reference_series s
      where ${year}::text is null or exists (select from issued i where i.series_id = s.id and i.year = ${year})
    ), matched as (
      select * from by_year where ${industry}::text is null or industry = ${industry}
    ), card as (
      select s.id, s.title, s.industry, s.cover, s.description, s.org, s.sample,
        (select count(*) from reference_issue i where i.series_id = s.id) as issue_count,
        latest.entry as latest, latest.published_at
      from matched s left join lateral (
        select i.published_at,
          json_build_object('id', i.id, 'no', i.no, 'title', i.title, 'date', i.published_at) as entry
        from issued i where i.series_id = s.id and (${year}::text is null or i.year = ${year})
        order by i.published_at desc, i.id desc limit 1
      ) latest on true
      order by latest.published_at desc nulls last, s.id limit ${limit} offset ${(page - 1) * limit}
    ), facet as (
      select 'industry' as name, industry as value, count(*) as count from by_year group by industry
      union all
      select 'year', i.year, count(distinct i.series_id) from issued i join reference_series s on s.id = i.series_id
      where ${industry}::text is null or s.industry = ${industry} group by i.year
    )
    select
      (select count(*)::int from matched) as total,
      (select max(updated_at) from reference_series) as updated_at,
      (select coalesce(json_agg(card order by published_at desc nulls last, id), '[]') from card) as rows,
      (select coalesce(json_agg(facet), '[]') from facet) as facets`.execute(db);
  return rows[0] ?? { total: 0, updated_at: null, rows: [], facets: [] };
};
