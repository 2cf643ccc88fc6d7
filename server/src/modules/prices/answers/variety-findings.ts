import type { PriceRow } from '@bee/contracts/entity/price';
import { formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import type { Db } from '../../../db/schema.ts';
import { marketProductLink } from '../../../page-links.ts';
import { presentPriceRow } from '../wholesale/service/vegetable.presenter.ts';
import type { Product, Varieties } from './store/find-products.ts';
import { newestOfEach, readMonths } from './store/price-quotes.ts';

const MAX_VARIETIES = 6;

/** The varieties of a name that has no price of its own, with their newest prices. */
export const listVarieties = async (db: Db, { name, products }: Varieties): Promise<Finding[]> => {
  const rows = (await newestOfEach(db, products)).slice(0, MAX_VARIETIES);
  return rows.map((row, at) => ({
    text: [
      at === 0 ? `价格数据里没有单独的“${name}”，相近的有 ${rows.length} 种：` : '',
      varietyPrice(row),
      at < rows.length - 1 ? '，' : '。您问的是哪一种？',
    ].join(''),
    evidence: varietyQuote(row),
  }));
};

/** The other specifications of a product, if the question names none. */
export const listSpecs = (rows: readonly PriceRow[], shown: PriceRow): Finding[] => {
  const others = rows
    .filter(({ spec, price_avg }) => spec !== shown.spec && price_avg !== null)
    .slice(0, MAX_VARIETIES);
  return others.map((row, at) => ({
    text: `${at === 0 ? `${row.product}另有 ${others.length} 种规格的报价：` : ''}${row.spec ?? '未注明规格'} ${formatPrice(row.price_avg)} 元/公斤（${row.market}，${row.date}，${row.market_count} 个市场有报价）${at < others.length - 1 ? '，' : '。您问的是哪一种？'}`,
    evidence: specQuote(row),
  }));
};

type NewestRow = Awaited<ReturnType<typeof newestOfEach>>[number];

const varietyPrice = (row: NewestRow): string =>
  `**${row.product}**${row.spec ? `（${row.spec}）` : ''} ${formatPrice(row.avg)} 元/公斤（${row.market}，${row.date}，${row.market_count} 个市场有报价）`;

const varietyQuote = (row: NewestRow): Evidence => specQuote(presentPriceRow(row));

const specQuote = (row: PriceRow): Evidence => ({
  kind: 'price',
  id: row.id,
  title: `${row.product}${row.spec ? `（${row.spec}）` : ''} · ${row.market}`,
  org: row.source_name,
  date: row.date,
  page: null,
  quote: `${row.date} 均价 ${formatPrice(row.price_avg)} 元/公斤，${row.market_count} 个市场有报价`,
  to: row.to,
  score: 1,
  sample: row.sample,
});

export const SEASON =
  /(?:什么季节|哪个季节|什么时候|哪个时候|什么时间|几月|哪几?个?月)份?.{0,8}(?:便宜|贵|[价最][高低])|最?(?:便宜|贵|[高低])的?(?:是|在)?(?:什么季节|哪个季节|什么时候|几月|哪几?个?月)/;
const ALL_MONTHS = 12;

/** The cheapest and the dearest months over the years; null if the quotes do not cover most of a year. */
export const findSeason = async (
  db: Db,
  product: Product,
  asked: { markets: readonly string[]; since?: string | undefined },
): Promise<Finding[] | null> => {
  const season = await readMonths(db, product, asked);
  if (!season || season.months.length < ALL_MONTHS / 2) return null;
  const { name, spec, market, months, first, last } = season;
  const sorted = [...months].sort((a, b) => a.mean - b.mean);
  const [low, next] = sorted;
  const high = sorted.at(-1);
  if (!low || !high || !next) return null;
  const said = (month: { month: number; mean: number }) =>
    `${month.month} 月（平均 **${formatPrice(month.mean)} 元/公斤**）`;
  const years = Math.max(...months.map((month) => month.years));
  const covered = `${first.slice(0, 7)} 至 ${last.slice(0, 7)}，${years} 个年份${months.length < ALL_MONTHS ? `，只有 ${months.length} 个月份有报价` : ''}`;
  const evidence: Evidence = {
    kind: 'price',
    id: `${product.group}/${name}/season`,
    title: `${name}${spec ? `（${spec}）` : ''} · ${market}各月平均价`,
    org: season.source_name,
    date: last,
    page: null,
    quote: `${covered}；各月平均价（元/公斤）：${months.map(({ month, mean }) => `${month} 月 ${formatPrice(mean)}`).join('，')}`,
    to: marketProductLink(product.group, name),
    score: 1,
    sample: season.sample,
  };
  const text = `**${name}**一年中 ${said(low)}最便宜，其次是 ${next.month} 月（${formatPrice(next.mean)} 元/公斤）；${said(high)}最贵。以${market}的报价按月平均（${covered}）。`;
  return [{ text, evidence }];
};
