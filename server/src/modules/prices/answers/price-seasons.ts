import { formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import type { Db } from '../../../db/schema.ts';
import { marketProductLink } from '../../../page-links.ts';
import type { Product } from './store/find-products.ts';
import { readMonths, type Season, type YearMean } from './store/price-quotes.ts';

export const SEASON =
  /(?:什么季节|哪个季节|什么时候|哪个时候|什么时间|几月|哪几?个?月)份?.{0,8}(?:便宜|划算|实惠|贵|[价最][高低])|最?(?:便宜|贵|[高低])的?(?:是|在)?(?:什么季节|哪个季节|什么时候|几月|哪几?个?月)/;
/** Asks for what a month costs over the years: 三月份一般多少钱. */
export const USUAL = /一般|通常|往年|历年|常年|每年|大概/;
/** Asks for the dearest or cheapest year. */
export const WHICH_YEAR = /哪一?年.{0,6}(?:贵|便宜|[高低])|(?:贵|便宜|最[高低])的?(?:是|在)?哪一?年/;
const ALL_MONTHS = 12;

const yearsOf = ({ name, spec, market, years, ...season }: Season, { group }: Product): Finding[] | null => {
  const sorted = [...years].sort((a, b) => b.mean - a.mean);
  const [high, low] = [sorted[0], sorted.at(-1)];
  if (!high || !low || sorted.length < 2) return null;
  const said = ({ year, mean, months }: YearMean) =>
    `${year} 年（平均 **${formatPrice(mean)} 元/公斤**${months < ALL_MONTHS ? `，${months} 个月有报价` : ''}）`;
  const evidence: Evidence = {
    kind: 'price',
    id: `${group}/${name}/years`,
    title: `${name}${spec ? `（${spec}）` : ''} · ${market}各年平均价`,
    org: season.source_name,
    date: season.last,
    quote: `各年平均价（元/公斤）：${years.map(({ year, mean, months }) => `${year} 年 ${formatPrice(mean)}（${months} 个月）`).join('，')}`,
    to: marketProductLink(group, name),
    sample: season.sample,
  };
  return [
    { text: `**${name}**在${market}最贵的是 ${said(high)}，最便宜的是 ${said(low)}，以各月均价的平均计。`, evidence },
  ];
};

/** The cheapest and the dearest months over the years, or one month; null if the quotes do not cover most of a year. */
export const findSeason = async (
  db: Db,
  product: Product,
  asked: { markets: readonly string[]; since?: string | undefined; month?: number | undefined; ofYears?: boolean },
): Promise<Finding[] | null> => {
  const season = await readMonths(db, product, asked);
  if (season && asked.ofYears) return yearsOf(season, product);
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
    quote: `${covered}；各月平均价（元/公斤）：${months.map(({ month, mean }) => `${month} 月 ${formatPrice(mean)}`).join('，')}`,
    to: marketProductLink(product.group, name),
    sample: season.sample,
  };
  const one = sorted.findIndex(({ month }) => month === asked.month);
  const [usual] = sorted.slice(one, one + 1);
  if (one >= 0 && usual) {
    const rank = `按月比由低到高居第 ${one + 1} 位（共 ${sorted.length} 个月份），最低是 ${low.month} 月（${formatPrice(low.mean)} 元/公斤），最高是 ${high.month} 月（${formatPrice(high.mean)} 元/公斤）`;
    const said = `**${name}** ${usual.month} 月的价格平均为 **${formatPrice(usual.mean)} 元/公斤**（${usual.years} 个年份），${rank}。以${market}的报价计算（${covered}）。`;
    return [{ text: said, evidence: { ...evidence, quote: `${evidence.quote}；${said.replaceAll('**', '')}` } }];
  }
  const text = `**${name}**一年中 ${said(low)}最便宜，其次是 ${next.month} 月（${formatPrice(next.mean)} 元/公斤）；${said(high)}最贵。以${market}的报价按月平均（${covered}）。`;
  return [{ text, evidence }];
};
