import type { Issue, Reference, SubArticle } from '@bee/contracts/entity/reference';
import { type RawBuilder, sql } from 'kysely';
import { queryRow } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import type { SourceRow } from '../../../sources/index.ts';
import { matchedReports, matchedTables, seriesEnterprises } from './related-things.ts';

export type IssueEntry = NonNullable<Reference['latest']>;

export type SeriesRow = Omit<Reference, 'desc' | 'latest' | 'source'> & { description: string; source: SourceRow };

export type IssueRow = Omit<Issue, 'ref_id' | 'access'> & { series_id: string };

export type ArticleCardRow = Pick<SubArticle, 'id' | 'issue_id' | 'section' | 'title' | 'summary' | 'author' | 'words'>;

export type DetailRow = {
  series: SeriesRow;
  issue: IssueRow | null;
  issues: IssueEntry[];
  articles: ArticleCardRow[];
  enterprises: number;
  reports: number;
  tables: number;
};

/** A series with its newest issue, or an issue with its series, including all related data, in one statement. */
export const findReference = (db: Db, id: string) => queryRow<DetailRow>(db)`
    with target as (
      select id as series_id, null as asked from reference_series where id = ${id}
      union all select series_id, id from reference_issue where id = ${id}
      limit 1
    ), issue as (
      select i.* from reference_issue i join target t on i.series_id = t.series_id
      where t.asked is null or i.id = t.asked
      order by i.published_at desc, i.id desc limit 1
    )
    select
      json_build_object('id', s.id, 'title', s.title, 'industry', s.industry, 'cover', s.cover,
        'description', s.description, 'org', s.org, 'sample', s.sample, 'updated_at', s.updated_at,
        'issue_count', (select count(*) from reference_issue i where i.series_id = s.id),
        'tags', ${tagsOf(sql`select tag_id from reference_series_tag where series_id = s.id`)},
        'source', ${SOURCE}) as series,
      (select row_to_json(issue) from issue) as issue,
      (select coalesce(json_agg(${ENTRY} order by i.published_at desc, i.id desc), '[]')
        from reference_issue i where i.series_id = s.id) as issues,
      (select coalesce(json_agg(json_build_object('id', a.id, 'issue_id', a.issue_id, 'section', a.section,
          'title', a.title, 'summary', a.summary, 'author', a.author, 'words', a.words) order by a.place), '[]')
        from reference_article a join issue i on i.id = a.issue_id) as articles,
      (select count(*)::int from (${seriesEnterprises(id)}) e) as enterprises,
      (select count(*)::int from (${matchedReports(id)}) r) as reports,
      (select count(*)::int from (${matchedTables(id)}) d) as tables
    from target t join reference_series s on s.id = t.series_id join data_source o on o.id = s.source_id`;

export type SubArticleRow = Omit<SubArticle, 'source'> & { source: SourceRow };

export const findSubArticle = (db: Db, id: string) => queryRow<SubArticleRow>(db)`
    select a.id, a.issue_id, a.section, a.title, a.summary, a.author, a.words, a.content_html, a.toc, a.updated_at,
      i.published_at, s.sample,
      ${tagsOf(sql`select tag_id from reference_article_tag where article_id = a.id`)} as tags,
      (${neighbour(sql`n.place < a.place`, sql`n.place desc`)}) as prev,
      (${neighbour(sql`n.place > a.place`, sql`n.place`)}) as next,
      json_build_object('id', i.id, 'no', i.no, 'title', i.title, 'date', i.published_at, 'period', i.period) as issue,
      json_build_object('id', s.id, 'title', s.title, 'industry', s.industry) as series,
      (select json_agg(json_build_object('id', n.id, 'section', n.section, 'title', n.title) order by n.place)
        from reference_article n where n.issue_id = a.issue_id) as articles,
      ${SOURCE} as source
    from reference_article a join reference_issue i on i.id = a.issue_id
      join reference_series s on s.id = i.series_id join data_source o on o.id = s.source_id
    where a.id = ${id}`;

/** Source of `data_source o` as JSON. */
export const SOURCE = sql`json_build_object('id', o.id, 'name', o.name, 'url', o.url, 'publisher', o.publisher,
  'sample', o.sample, 'retrieved_at', to_char(o.retrieved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`;

/** Entry of `reference_issue i` as JSON. */
const ENTRY = sql`json_build_object('id', i.id, 'no', i.no, 'title', i.title, 'date', i.published_at)`;

const tagsOf = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('id', g.id, 'title', g.title, 'group', g.group_name) order by g.rank)
  from tag g where g.id in (${ids})), '[]')`;

const neighbour = (where: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select json_build_object('id', n.id, 'title', n.title) from reference_article n
  where n.issue_id = a.issue_id and ${where} order by ${order} limit 1`;
