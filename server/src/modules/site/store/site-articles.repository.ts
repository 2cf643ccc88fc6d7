import type { ArticleType } from '@bee/contracts/entity/article';
import type { DataFor } from '@bee/contracts/operations';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

const FEED_LENGTH = 30;

type FeedEntry = DataFor<'site/getFeed'>['list'][number];

/** The newest articles of a column; articles without a date are omitted. */
export const listFeed = (db: Db, type: ArticleType) => queryRows<FeedEntry>(db)`
    select id, type, title, summary, coalesce(author, source_name) as author, published_at::text as published_at, updated_at
    from article where type = ${type} and published_at is not null
    order by article.published_at desc nulls last, id limit ${FEED_LENGTH}`;

type ShareCard = Omit<DataFor<'site/getShareCard'>, 'column'> & { type: ArticleType };

export const findShareCard = (db: Db, id: string) => queryRow<ShareCard>(db)`
    select type, title, coalesce(source_name, '') as source_name, published_at::text as published_at, sample
    from article where id = ${id}`;
