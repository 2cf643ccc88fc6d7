import type { ArticleCard } from '@bee/contracts/entity/article';
import type { ReportCard } from '@bee/contracts/entity/report';
import { sql } from 'kysely';
import type { StoredPicture } from '../../../../db/schema/report.ts';

/** An article without its text, for lists; see `cardColumns`. */
export type CardRow = Omit<ArticleCard, 'access'> & {
  scope: string;
  cate: string | null;
  report: ReportJson | null;
};

export type ReportJson = Omit<ReportCard, keyof ArticleCard | 'cate_id' | 'picture'> & {
  picture: StoredPicture | null;
};

/** Columns for `article a` with POLICY_JOIN and `report r`; validity is computed for `today`. */
export const cardColumns = (today: string) => sql`
  a.id, a.scope, a.type, a.cate, a.title, a.summary, a.cover, a.source_name, a.author, a.published_at, a.views, a.favs, a.sample,
  coalesce((
    select json_agg(json_build_object('id', t.id, 'title', t.title, 'group', t.group_name) order by t.rank)
    from article_tag g join tag t on t.id = g.tag_id where g.article_id = a.id
  ), '[]') as tags,
  case when p.article_id is not null then json_build_object(
    'doc_no', p.doc_no, 'issuing_orgs', p.issuing_orgs, 'level', p.level, 'region', p.region,
    'region_adcode', p.region_adcode, 'doc_type', p.doc_type, 'issued_at', p.issued_at, 'amended_at', p.amended_at, 'effective_at', p.effective_at,
    'expires_at', p.expires_at, 'validity', policy_validity(p.status, p.effective_at, p.expires_at, ${today}::date),
    'days_to_effect', case when policy_validity(p.status, p.effective_at, p.expires_at, ${today}::date) = 'pending'
      then p.effective_at - ${today}::date end
  ) end as policy,
  case when r.article_id is not null then json_build_object(
    'org_name', r.org_name, 'researchers', r.researchers, 'issue_no', r.issue_no, 'pdf', r.pdf, 'pages', r.pages,
    'key_points', a.key_points[1:3], 'file_size', r.file_size, 'fid', r.fid, 'download_count', r.download_count, 'picture', r.picture,
    'series', (select json_build_object('id', s.id, 'title', s.title) from report_series s where s.id = r.series_id)
  ) end as report`;

export const CARD_JOINS = sql`left join policy p on p.article_id = a.id left join report r on r.article_id = a.id`;
