import type { PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { inOrder } from '@bee/domain/in-order';
import type { ArticleCard } from '../../lib/article-type.ts';
import type { ReportCard } from '../../lib/report-type.ts';
import type { Settled } from '../../lib/settle.ts';
import { type StoryPrice, toStoryPrice } from '../../lib/story-price.ts';

/** Only the fields that the front page shows: its data is embedded in the document. */
export type Brief = Pick<ArticleCard, 'id' | 'type' | 'title' | 'published_at' | 'sample'>;

/** A line of a column; for references the newest issue of a series. */
export type BriefLine = Omit<Brief, 'type'> & { type: Brief['type'] | 'reference' };

/** A policy or standard that is not in force yet. */
export type ComingRule = { id: string; kind: 'policy' | 'standard'; title: string; from: string; date: string };

/** The first story of the page, with the price of its product as picture. */
export type Lead = Brief & {
  summary: string;
  source_name: string | null;
  price: StoryPrice | null;
};

/** A part is null when it failed to load; the others are shown regardless. */
export type HomeData = {
  counts: { policy: Settled<number>; news: Settled<number>; report: Settled<number> };
  hot: DataFor<'article/hotKeywords'>;
  /** Without them, or if they failed to load, nothing is shown. */
  banners: DataFor<'article/getBannerList'>;
  lead: Lead | null;
  opinions: Settled<Brief[]>;
  coming: Settled<ComingRule[]>;
  news: Settled<Brief[]>;
  policies: Settled<Brief[]>;
  reports: Settled<(Brief & Pick<ReportCard, 'key_points'>)[]>;
  references: Settled<BriefLine[]>;
  recommended: Settled<Brief[]>;
};

export const toBrief = ({ id, type, title, published_at, sample }: ArticleCard): Brief => ({
  id,
  type,
  title,
  published_at,
  sample,
});

export const toLead = (article: ArticleCard, row: PriceRow | undefined): Lead => ({
  ...toBrief(article),
  summary: article.summary.slice(0, 120),
  source_name: article.source_name,
  price: row ? toStoryPrice(row) : null,
});

/** Series ordered by their newest issue. */
export const toIssues = ({ list }: DataFor<'reference/getList'>): BriefLine[] =>
  list.flatMap(({ title, latest, sample }) =>
    latest
      ? [{ id: latest.id, type: 'reference', title: `${title} ${latest.no}`, published_at: latest.date, sample }]
      : [],
  );

/** The next ones first; null only if both failed. */
export const toComing = (
  policies: Settled<ArticleCard[]>,
  standards: Settled<DataFor<'standard/getList'>['list']>,
  most: number,
): Settled<ComingRule[]> => {
  if (!policies && !standards) return null;
  const rules = [
    ...(policies ?? []).map(({ id, title, policy }) => ({
      id,
      kind: 'policy' as const,
      title,
      from: policy?.issuing_orgs[0] ?? '',
      date: policy?.effective_at ?? null,
    })),
    ...(standards ?? []).map(({ id, title, code, effective_at }) => ({
      id,
      kind: 'standard' as const,
      title,
      from: code,
      date: effective_at,
    })),
  ];
  return rules
    .flatMap((rule) => (rule.date === null ? [] : [{ ...rule, date: rule.date }]))
    .sort((a, b) => inOrder(a.date, b.date))
    .slice(0, most);
};
