import type { ArticleType } from '@bee/contracts/entity/article';
import type { DataFor } from '@bee/contracts/operations';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { PolicyDays } from '../model/share-art.ts';

const FEED_LENGTH = 30;

type FeedEntry = DataFor<'site/getFeed'>['list'][number];

/** The newest articles of a column; articles without a date are omitted. */
export const listFeed = (db: Db, type: ArticleType) => queryRows<FeedEntry>(db)`
    select id, type, title, summary, coalesce(author, source_name) as author, published_at::text as published_at, updated_at
    from article where type = ${type} and published_at is not null
    order by article.published_at desc nulls last, id limit ${FEED_LENGTH}`;

type ShareRow = Omit<DataFor<'site/getShareCard'>, 'column' | 'art'> & {
  type: ArticleType;
  key_points: string[];
  /** Null for what is no policy. */
  policy: PolicyDays | null;
};

export const findShareCard = (db: Db, id: string) => queryRow<ShareRow>(db)`
    select a.type, a.title, coalesce(a.source_name, '') as source_name, a.published_at::text as published_at, a.sample,
      a.key_points, case when p.article_id is not null then jsonb_build_object('region', p.region, 'status', p.status,
        'issued_at', p.issued_at, 'effective_at', p.effective_at, 'expires_at', p.expires_at) end as policy
    from article a left join policy p on p.article_id = a.id where a.id = ${id}`;
