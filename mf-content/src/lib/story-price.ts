import type { PriceRow } from '@bee/contracts/entity/price';
import type { ArticleCard } from './article-type.ts';

/** The fields of a price that a story shows. */
export type StoryPrice = Pick<
  PriceRow,
  'product' | 'price_avg' | 'unit' | 'chg_m' | 'market' | 'date' | 'spark' | 'source_name' | 'to'
>;

export const toStoryPrice = (row: PriceRow): StoryPrice => ({
  product: row.product,
  price_avg: row.price_avg,
  unit: row.unit,
  chg_m: row.chg_m,
  market: row.market,
  date: row.date,
  spark: row.spark,
  source_name: row.source_name,
  to: row.to,
});

/** Products that a story is tagged with; those in the title first: a story about the weather has many. */
export const productsOf = ({ title, tags }: Pick<ArticleCard, 'title' | 'tags'>): string[] => {
  const isNamed = (name: string) => Number(title.includes(name));
  const names = tags.filter(({ group }) => group === '品类').map((tag) => tag.title);
  return names.sort((a, b) => isNamed(b) - isNamed(a));
};
