import type { PriceRow } from '@bee/contracts/entity/price';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { formatChange, formatPrice } from '@bee/domain/format';
import { groupBy } from '@bee/domain/group-by';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import type { Db } from '../../../db/schema.ts';
import { marketProductLink, priceLink } from '../../../page-links.ts';
import { presentPriceRow } from '../wholesale/service/vegetable.presenter.ts';
import type { FigureRow } from '../wholesale/store/price-figures.ts';
import { listMovers, listPrices } from '../wholesale/store/price-list.repository.ts';
import type { PriceFindings } from './price-findings.ts';
import type { PriceQuestion } from './price-lookup.ts';
import { COMPARED, differenceOf, otherUnit } from './price-sentences.ts';
import type { Product, Varieties } from './store/find-products.ts';
import { newestOfEach, readMonths, type Season, type YearMean } from './store/price-quotes.ts';

const MAX_ADDRESSES = 100;
const MAX_AREAS = 8;
/** Of an older quote the answer says that there is no newer one. */
const STALE_DAYS = 7;

/** Addresses of one production area that quote a product. */
type Area = { name: string; rows: FigureRow[]; mean: number; evidence: Evidence };

/**
 * The mean price of each production area on a day, the dearest first, and the difference between the areas. Wholesale
 * prices of the same addresses only if there are no origin prices.
 */
export const findOriginPrices = async (
  db: Db,
  { name, group }: Product,
  { question, time, market, products, varieties, unpriced }: PriceQuestion,
): Promise<PriceFindings> => {
  const [day] = time.days;
  const { rows } = await listPrices(db, {
    ...{ scope: 'origin', by: 'market', page: 1, limit: MAX_ADDRESSES },
    ...{ group, name, date: day, sort: 'price_avg.desc' },
  });
  const priced = rows.filter(({ avg }) => avg !== null);
  const there = priced.filter(({ market_id }) => market.ids.length === 0 || market.ids.includes(market_id));
  const asked = there.length > 0 ? there : priced;
  const origin = asked.filter(({ spec }) => spec === '产地价');
  const shown = origin.length > 0 ? origin : asked;
  const areas = areasOf(shown).slice(0, MAX_AREAS);
  const [dearest] = areas;
  const cheapest = areas.at(-1);
  if (!dearest || !cheapest)
    return { findings: [], blocks: [], missing: `没有${name}${day ? `在 ${day} 的` : '的'}产地报价` };
  const kind = dearest.rows[0]?.spec ?? '';
  const list = areas.map(({ name: area, mean, rows: own, evidence }, at): Finding => {
    const intro = at === 0 ? `**${name}**的${kind}（各产区最近报价的平均）：` : '';
    const count = own.length > 1 ? `${own.length} 个产地平均，` : '';
    const text = `${intro}${area} **${formatPrice(mean)} 元/公斤**${at === 0 ? otherUnit(mean, question) : ''}（${count}${own[0]?.date}）${at < areas.length - 1 ? '，' : '。'}`;
    return { text, evidence };
  });
  const isOnly = products.length + varieties.length + unpriced.length === 1;
  const isCompared = areas.length > 1 && ((COMPARED.test(question) && isOnly) || market.sides !== undefined);
  const isOld = !day && shown.every(({ stale_days }) => stale_days > STALE_DAYS);
  if (isOld) list.push({ text: '此后没有新的报价。', evidence: dearest.evidence });
  const absent = there.length === 0 && market.ids.length > 0 ? (market.place ?? '') : (market.unknown ?? '');
  return {
    findings: [...(isCompared ? [differenceBetween(name, dearest, cheapest)] : []), ...list],
    blocks: [],
    missing: absent ? `${absent}的${name}产地报价` : null,
  };
};

const differenceBetween = (name: string, dearest: Area, cheapest: Area): Finding => {
  const verdict = `${name}：${dearest.name}比${cheapest.name}${differenceOf(dearest.mean, cheapest.mean, ['贵', '便宜'])}`;
  const { evidence } = dearest;
  return {
    text: `**${verdict}**。`,
    evidence: { ...evidence, quote: `${evidence.quote}；${cheapest.name}：${cheapest.evidence.quote}；${verdict}` },
  };
};

const areasOf = (rows: readonly FigureRow[]): Area[] =>
  [...groupBy(rows, ({ area, market }) => area ?? market)]
    .map(([name, own]) => {
      const mean = Math.round((100 * own.reduce((sum, { avg }) => sum + (avg ?? 0), 0)) / own.length) / 100;
      return { name, rows: own, mean, evidence: quoteOf(name, own, mean) };
    })
    .sort((a, b) => b.mean - a.mean);

const quoteOf = (area: string, rows: readonly FigureRow[], mean: number): Evidence => {
  const [row] = rows as [FigureRow, ...FigureRow[]];
  const { id, product, group_name: group, spec, variant, market, source_name, date, sample } = row;
  const each = rows.map(
    (one) =>
      `${one.market} ${formatPrice(one.avg)} 元/公斤（原价 ${formatPrice(one.source_avg)} 元/${one.unit}，${one.date}）`,
  );
  return {
    kind: 'price',
    id: String(id),
    title: `${product}${spec} · ${area}`,
    org: source_name,
    date,
    quote: `${each.join('，')}；${rows.length} 个产地平均 ${formatPrice(mean)} 元/公斤，合 ${formatPrice(mean / 2)} 元/斤`,
    to: priceLink({ scope: 'origin', group, name: product, area: row.area, market, spec, variant }),
    sample,
  };
};

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
  quote: `${row.date} 均价 ${formatPrice(row.price_avg)} 元/公斤，${row.market_count} 个市场有报价`,
  to: row.to,
  sample: row.sample,
});

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

const SHOWN = 5;
const NAMED = 3;

/** Asks which produce has the highest or lowest price of a day. */
export const DEAREST =
  /最(?:贵|便宜)的?(?:几种)?(?:水果|蔬菜|菜|食用菌|农产品)|(?:什么|哪[种个些])(?:水果|蔬菜|菜|食用菌|农产品)[^，。涨跌降]{0,6}最(?:贵|便宜)/;

export const findDearest = async (
  db: Db,
  { question, day, className }: MoverQuery,
): Promise<{ findings: Finding[]; blocks: AnswerBlock[] }> => {
  const isCheap = question.includes('便宜');
  const { rows } = await listPrices(db, {
    ...{
      scope: 'market',
      by: 'product',
      page: 1,
      limit: MAX_ADDRESSES,
      sort: isCheap ? 'price_avg.asc' : 'price_avg.desc',
    },
    ...(day && { date: day }),
    ...(className && { class_id: className }),
  });
  const current = rows.filter(({ avg, stale_days }) => avg !== null && (day !== null || stale_days <= STALE_DAYS));
  const findings = current.slice(0, NAMED).map((row, at) => ({
    text: `${at === 0 ? `${row.date} 均价最${isCheap ? '低' : '高'}的${className ?? '农产品'}是` : '其次是'} **${row.product}**${row.spec ? `（${row.spec}）` : ''}（${row.market}，${formatPrice(row.avg)} 元/公斤，${row.date}）。`,
    evidence: specQuote(presentPriceRow(row)),
  }));
  return { findings, blocks: [] };
};

type MoverQuery = Pick<PriceQuestion, 'question' | 'day' | 'direction' | 'className'>;

const OVER = [
  { asked: /周|星期/, by: 'chg_w', than: '较一周前' },
  { asked: /月/, by: 'chg_m', than: '较一个月前' },
  { asked: /年|同比/, by: 'chg_y', than: '较去年同期' },
  { asked: /^/, by: 'chg_d', than: '较上次报价' },
] as const;

/** The largest rises or falls over the period that the question names, by default since the previous quote. */
export const findMovers = async (
  db: Db,
  { question, day, direction, className }: MoverQuery,
): Promise<{ findings: Finding[]; blocks: AnswerBlock[] }> => {
  const over = OVER.find(({ asked }) => asked.test(day === null ? question : '')) ?? OVER[3];
  const on = { date: day ?? undefined, classId: className ?? undefined };
  const movers = await listMovers(db, on, direction, SHOWN, over.by);
  const [first] = movers;
  if (!first) return { findings: [], blocks: [] };
  const word = direction === 'up' ? '涨幅' : '跌幅';
  const kind = className ?? '农产品';
  const findings = movers.slice(0, NAMED).map((row, index) => ({
    text:
      index === 0
        ? `${row.date} ${word}最大的${kind}是 **${row.product}**（${row.market}，${formatPrice(row.avg)} 元/公斤，${over.than} ${formatChange(row[over.by])}）。`
        : `其次是${row.product}（${row.market}，${formatPrice(row.avg)} 元/公斤，${over.than} ${formatChange(row[over.by])}，${row.date}）。`,
    evidence: evidenceOf(row, over),
  }));
  const table: AnswerBlock = {
    type: 'table',
    title: `${word}前 ${movers.length} 名，均价单位元/公斤，涨跌为较上次报价`,
    source: {
      api: 'vegetable/getVegStatistic',
      params: { limit: SHOWN, ...(day && { date: day }), ...(className && { class_id: className }) },
      part: direction,
    },
    to: { page: 'application/vegetable/list', params: { type: '1' } },
    as_of: first.date,
  };
  // The table of the page ranks by the latest change.
  return { findings, blocks: over.by === 'chg_d' ? [table] : [] };
};

const evidenceOf = (row: FigureRow, { by, than }: (typeof OVER)[number]): Evidence => ({
  kind: 'price',
  id: String(row.id),
  title: `${row.product}${row.spec ? `（${row.spec}）` : ''} · ${row.market}`,
  org: row.source_name,
  date: row.date,
  quote: `${row.date} 均价 ${formatPrice(row.avg)} 元/公斤，${than} ${formatChange(row[by])}`,
  to: marketProductLink(row.group_name, row.product),
  sample: row.sample,
});
