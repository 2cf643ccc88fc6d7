import type { DataFor } from '@bee/contracts/operations';
import type { ArticleCard } from '../../lib/article-type.ts';
import type { Settled } from '../../lib/settle.ts';

/** Only the fields that the front page shows: its data is embedded in the document. */
export type Brief = Pick<
  ArticleCard,
  'id' | 'type' | 'title' | 'summary' | 'source_name' | 'published_at' | 'sample'
> & {
  policy: Pick<NonNullable<ArticleCard['policy']>, 'validity' | 'effective_at'> | null;
};

/** A line of a column; for references the newest issue of a series. */
export type BriefLine = Pick<Brief, 'id' | 'title' | 'published_at' | 'sample'> & { type: Brief['type'] | 'reference' };

/** A part is null when it failed to load; the others are shown regardless. */
export type HomeData = {
  counts: { policy: Settled<number>; news: Settled<number>; report: Settled<number> };
  hot: DataFor<'article/hotKeywords'>;
  banners: DataFor<'article/getBannerList'>;
  prices: Settled<Pick<DataFor<'vegetable/getVegStatistic'>, 'date' | 'products' | 'markets'>>;
  policies: Settled<Brief[]>;
  upcoming: Settled<Brief[]>;
  readings: Settled<Brief[]>;
  news: Settled<Brief[]>;
  opinions: Settled<Brief[]>;
  reports: Settled<Brief[]>;
  references: Settled<BriefLine[]>;
  recommended: Settled<Brief[]>;
};

export const toBrief = ({
  id,
  type,
  title,
  summary,
  source_name,
  published_at,
  sample,
  policy,
}: ArticleCard): Brief => ({
  id,
  type,
  title,
  summary: summary.slice(0, 120),
  source_name: policy ? (policy.issuing_orgs[0] ?? null) : source_name,
  published_at,
  sample,
  policy: policy && { validity: policy.validity, effective_at: policy.effective_at },
});

/** Series ordered by their newest issue. */
export const toIssues = ({ list }: DataFor<'reference/getList'>): BriefLine[] =>
  list.flatMap(({ title, latest, sample }) =>
    latest
      ? [{ id: latest.id, type: 'reference', title: `${title} ${latest.no}`, published_at: latest.date, sample }]
      : [],
  );
