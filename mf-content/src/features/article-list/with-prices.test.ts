import type { PriceRow } from '@bee/contracts/entity/price';
import type { ArticleCard } from '../../lib/article-type.ts';
import { withPrices } from './news-rows.tsx';

const tag = (title: string, group = '品类') => ({ id: title, title, group });
const story = (title: string, ...tags: ReturnType<typeof tag>[]) => ({ title, tags }) as unknown as ArticleCard;
const row = (product: string) => ({ product, price_avg: 1 }) as PriceRow;

it('a story has the price of the product in its title, else of the first one that has a price, else none', () => {
  const stories = [
    story('大葱上市', tag('白菜'), tag('大葱')),
    story('天气', tag('云南', '地区'), tag('土豆'), tag('白菜')),
    story('政策', tag('白菜', '主题')),
  ];
  expect(withPrices(stories, [row('白菜'), row('大葱')]).map(({ price }) => price?.product)).toEqual([
    '大葱',
    '白菜',
    undefined,
  ]);
});
