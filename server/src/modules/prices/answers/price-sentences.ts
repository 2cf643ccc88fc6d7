import type { PriceRow } from '@bee/contracts/entity/price';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { formatChange, formatPrice } from '@bee/domain/format';
import { fromPerKilogram } from '@bee/domain/units';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import { yearEarlier } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { quotesBefore } from './store/price-quotes.ts';

/** Of an older quote the answer says that there is no newer one; it is not part of lists. */
export const STALE_DAYS = 7;

/** The price, also in the requested unit. @param day null if the latest was requested */
export const priceSentence = (row: PriceRow, question: string, day: string | null): string => {
  const [low, high] = [formatPrice(row.price_low), formatPrice(row.price_high)];
  const range =
    row.price_low !== null && row.price_high !== null ? `，最低 ${low}${lowUnit(question)}、最高 ${high} 元/公斤` : '';
  const spec = row.spec ? `（${row.spec}）` : '';
  const old = day === null && row.stale_days > STALE_DAYS ? '；此后该市场没有新的报价' : '';
  const doubt = row.flag ? '；该报价与前后日期相差较大，请核对' : '';
  return `**${row.product}**${spec}在${row.market}的${wordOf(row)}为 **${formatPrice(row.price_avg)} 元/公斤**${otherUnit(row.price_avg, question)}${range}（${quotedOn(row)}）${old}${doubt}。`;
};

/** How often a series is quoted: quotes at month ends are monthly, six to eight days apart are weekly. */
type Quoted = Pick<PriceRow, 'date' | 'prev_date'>;

const frequencyOf = ({ date, prev_date }: Quoted): 'D' | 'W' | 'M' => {
  if (prev_date === null) return 'D';
  const apart = daysBetween(prev_date, date);
  if (apart >= 28 && addDays(date, 1).endsWith('-01') && addDays(prev_date, 1).endsWith('-01')) return 'M';
  return apart >= 6 && apart <= 8 ? 'W' : 'D';
};

const wordOf = (row: Quoted): string => ({ D: '均价', W: '周均价', M: '月均价' })[frequencyOf(row)];

/** 2026年2月 for monthly quotes, otherwise the day. */
const quotedOn = (row: Quoted): string =>
  frequencyOf(row) === 'M' ? `${row.date.slice(0, 4)}年${Number(row.date.slice(5, 7))}月` : row.date;

/** A price that the question asks for explicitly gets its own unit. */
const lowUnit = (question: string): string => (/最低/.test(question) ? ' 元/公斤' : '');

/** 元/斤 or 元/吨 in addition to 元/公斤, with the conversion factor. */
export const otherUnit = (perKilogram: number | null, question: string): string => {
  if (perKilogram === null) return '';
  if (/吨/.test(question))
    return `，合 **${formatPrice(fromPerKilogram(perKilogram, 'ton'))} 元/吨**（1 吨为 1000 公斤）`;
  return /[一每/]市?斤|斤价|市斤/.test(question)
    ? `，合 **${formatPrice(fromPerKilogram(perKilogram, 'jin'))} 元/斤**（1 公斤为 2 斤）`
    : '';
};

export const changeSentences = (row: PriceRow, evidence: Evidence): Finding[] => {
  const parts = changesOf(row);
  return parts.length === 0 ? [] : [{ text: `与此前相比：${parts.join('，')}。`, evidence }];
};

const changesOf = (row: PriceRow): string[] =>
  (
    [
      ['较上次报价', row.chg_d],
      ['较一周前', row.chg_w],
      ['较一个月前', row.chg_m],
      ['较去年同期', row.chg_y],
    ] as const
  ).flatMap(([label, change]) => (change === null ? [] : [`${label} ${formatChange(change)}`]));

/** @param sorted quotes of one day, the lowest first */
export const marketSentences = (sorted: PriceRow[], cite: (row: PriceRow) => Evidence): Finding[] => {
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (!lowest || !highest) return [];
  const text = (one: PriceRow) => `${one.market} ${formatPrice(one.price_avg)} 元/公斤`;
  return [
    { text: `当日 ${sorted.length} 个市场有报价，最低的是${text(lowest)}，`, evidence: cite(lowest) },
    { text: `最高的是${text(highest)}。`, evidence: cite(highest) },
  ];
};

/** Link to the table on the product's page, with this market next to that of the headline. */
const tableWith = ({ to, spec, market_id }: PriceRow): PriceRow['to'] => ({
  ...to,
  params: { ...to.params, ...(spec && { spec }), cmp: market_id, tab: 'table' },
});

/**
 * Reference to the row of the price table, as displayed there, also in the requested unit. @param markets 0 if there
 * are too few to mention
 */
export const priceQuote = (row: PriceRow, question: string, markets: number): Evidence => ({
  kind: 'price',
  id: row.id,
  title: `${row.product}${row.spec ? `（${row.spec}）` : ''} · ${row.market}`,
  org: row.source_name,
  date: row.date,
  quote: [
    `${row.date} 均价 ${formatPrice(row.price_avg)}`,
    `最低 ${formatPrice(row.price_low)}`,
    `最高 ${formatPrice(row.price_high)} 元/公斤`,
    ...[otherUnit(row.price_avg, question).replace(/^，|\*\*/g, '')].filter(Boolean),
    ...(row.original.unit === '元/公斤' ? [] : [`原价 ${formatPrice(row.original.avg)} ${row.original.unit}`]),
    ...changesOf(row),
    ...(markets > 0 ? [`当日 ${markets} 个市场有报价`] : []),
  ].join('，'),
  to: tableWith(row),
  sample: row.sample,
});

export const COMPARED = /哪[个种一边里家]|谁|更[贵便高低]|比较|[和与跟]?.+比.+[贵便高低]|相差|差多少/;

type Lead = { row: PriceRow; evidence: Evidence };

/** Quotes further apart are not compared. */
const NEAR_DAYS = 7;

/**
 * The difference between the dearest and the cheapest of several products, or of several markets of one, then all of
 * them by price.
 */
export const comparePrices = (
  found: readonly { lead?: Lead | null }[],
  by: 'product' | 'market' = 'product',
): Finding[] => {
  const leads = found.flatMap(({ lead }) => lead ?? []);
  const place = ({ market, date }: PriceRow) => (by === 'product' ? `${market}，${date}` : date);
  const sorted = [...leads].sort((a, b) => (b.row.price_avg ?? 0) - (a.row.price_avg ?? 0));
  const [dearest, cheapest] = [sorted[0], sorted.at(-1)];
  if (leads.length < 2 || !dearest || !cheapest) return [];
  const days = [...new Set(leads.map(({ row }) => row.date))].sort();
  if (daysBetween(days[0] ?? '', days.at(-1) ?? '') > NEAR_DAYS)
    return leads.map(({ row, evidence }, at) => ({
      text: `${at === 0 ? '报价的日期相差较大，不宜直接比较：' : ''}${row[by]}的报价是 ${row.date} 的${at < leads.length - 1 ? '，' : '。'}`,
      evidence,
    }));
  const verdict = `${by === 'market' ? `${dearest.row.product}：` : ''}${dearest.row[by]}比${cheapest.row[by]}${differenceOf(dearest.row.price_avg ?? 0, cheapest.row.price_avg ?? 0, ['贵', '便宜'])}`;
  const names = sorted.map(({ row }) => row[by]).join('、');
  const when = days.length === 1 ? `${days[0]} 的` : '最近一次报价的';
  return [
    { text: `**${verdict}**。`, evidence: joined([dearest, cheapest], verdict) },
    ...sorted.map(({ row, evidence }, index) => ({
      text: `${index === 0 ? `${when}均价由高到低是${names}：` : ''}${row[by]} ${formatPrice(row.price_avg)} 元/公斤（${place(row)}）${index < sorted.length - 1 ? '，' : '。'}`,
      evidence,
    })),
  ];
};

/** 贵 0.24 元/公斤（+13.6%）. @param words for a higher and for a lower price */
export const differenceOf = (now: number, before: number, [higher, lower]: [string, string]): string => {
  const by = Math.round((now - before) * 1000) / 1000;
  if (by === 0) return '持平';
  return `${by > 0 ? higher : lower} ${formatPrice(Math.abs(by))} 元/公斤（${formatChange(100 * (now / before - 1))}）`;
};

/** Evidence of a statement that is computed from two quotes. */
const joined = (of: readonly Lead[], statement: string): Evidence => {
  const [first, ...others] = of.map(({ evidence }) => evidence) as [Evidence, ...Evidence[]];
  return {
    ...first,
    title: [...new Set([first, ...others].map(({ title }) => title))].join('、'),
    quote: [...[first, ...others].map(({ title, quote }) => `${title}：${quote}`), statement].join('；'),
  };
};

type Change = {
  change: number;
  now: { date: string; avg: number };
  past: { date: string; avg: number };
};

/** The first sentence about two prices of one product: which is higher, by how much, on which days. */
const compareTimes = ({ row, evidence }: Lead, { change, now, past }: Change, lead: string): Finding => {
  const text = `${lead}：${row.market} ${now.date} 的均价 **${formatPrice(now.avg)} 元/公斤**，比 ${past.date} 的 ${formatPrice(past.avg)} 元/公斤${differenceOf(now.avg, past.avg, ['高', '低'])}。`;
  return {
    text,
    evidence: {
      ...evidence,
      quote: `${evidence.quote}；${past.date} 均价 ${formatPrice(past.avg)} 元/公斤，${formatChange(change)}，${text.replaceAll('**', '')}`,
    },
  };
};

export const PERIODS = [
  { asked: /周|星期/, days: 7, key: 'chg_w', than: '一周前' },
  { asked: /年|同比/, days: 365, key: 'chg_y', than: '去年同期' },
  { asked: /月/, days: 30, key: 'chg_m', than: '一个月前' },
] as const;

/** The period over which a question asks for a change: a week, a year, otherwise a month. */
const periodIn = (question: string) => PERIODS.find(({ asked }) => asked.test(question)) ?? PERIODS[2];

/** Whose price rose or fell more, for 白菜和萝卜哪个涨得多. */
export const compareMoves = (found: readonly { lead?: Lead | null }[], question: string): Finding[] => {
  const { key, than } = periodIn(question);
  const isFall = /[跌降]/.test(question);
  const moved = found
    .flatMap(({ lead }) => (lead && lead.row[key] !== null ? [{ ...lead, change: lead.row[key] ?? 0 }] : []))
    .sort((a, b) => (isFall ? a.change - b.change : b.change - a.change));
  const [first, ...others] = moved;
  if (!first || others.length === 0 || !MOVES_MOST.test(question)) return [];
  const list = moved.map(({ row, change }) => `${row.product} ${formatChange(change)}`).join('，');
  const [asked, other] = isFall ? ['跌', '涨'] : ['涨', '跌'];
  const isMet = isFall ? first.change < 0 : first.change > 0;
  const name = first.row.product;
  const verdict = isMet ? `${name}${asked}得更多` : `都没有${asked}，${name}${other}得更少`;
  const text = `**${verdict}**：较${than} ${list}。`;
  return [{ text, evidence: joined(moved, text.replaceAll('**', '')) }];
};

const MOVES_MOST = /哪[个种].{0,6}[涨跌降]|谁.{0,4}[涨跌降]|[涨跌降](?:价|幅)?(?:更|得)?[多大快狠猛]/;
const MOVED = /[涨跌升降]|变[贵便]|贵了|便宜了|贵多少|便宜多少/;

type Moved = { question: string; days: readonly string[]; againstLastYear: boolean; since?: string | undefined };

/**
 * Whether the price rose or fell, against the day that the question names, last year, or a week or month before. A
 * question that assumes the wrong direction is corrected.
 */
export const moveSentence = async (
  db: Db,
  lead: Lead,
  { question, days, againstLastYear, since = '' }: Moved,
): Promise<Finding[]> => {
  const { row } = lead;
  const avg = row.price_avg;
  if (avg === null || (!againstLastYear && days.length < 2 && !MOVED.test(question))) return [];
  const [first = row.date, second] = days;
  const [earlier = first, later = first] = second === undefined ? [] : [first, second].sort();
  const period = periodIn(question);
  const ofYear = againstLastYear || period.key === 'chg_y';
  const said = (change: number) => `**${directionOf(row.product, change, question, ofYear)}**`;
  if (second !== undefined) {
    const [past, now] = await quotesBefore(db, row.id, [earlier, later]);
    if (!past || !now || past.date === now.date) return [];
    const change = 100 * (now.avg / past.avg - 1);
    return [compareTimes(lead, { change, now, past }, said(change))];
  }
  const wanted = ofYear
    ? [yearEarlier(row.date)]
    : [addDays(row.date, -period.days), addDays(row.date, -PERIODS[2].days), addDays(row.date, -1)];
  const before = await quotesBefore(db, row.id, wanted);
  const past = before.find((quote) => quote !== null && quote.date >= since && quote.date !== row.date);
  if (past) {
    const change = 100 * (avg / past.avg - 1);
    return [compareTimes(lead, { change, now: { date: row.date, avg }, past }, said(change))];
  }
  // The change is open to everyone, also where the earlier price is not.
  const change = row[ofYear ? 'chg_y' : period.key];
  if (change === null) return [];
  const than = ofYear ? '去年同期' : period.days === 7 ? '一周前' : '一个月前';
  const text = `${said(change)}：${row.market} ${row.date} 的均价 **${formatPrice(avg)} 元/公斤**，较${than} ${formatChange(change)}。`;
  return [{ text, evidence: lead.evidence }];
};

const directionOf = (name: string, change: number, question: string, againstLastYear: boolean): string => {
  if (Math.abs(change) < 0.05) return `${name}的价格持平`;
  const [fell, rose] = [/[跌降]|便宜了/.test(question), /[涨升]|[变]贵|贵了/.test(question)];
  if (WHY.test(question) && fell && !rose && change > 0) return `${name}没有跌，反而涨了`;
  if (WHY.test(question) && rose && !fell && change < 0) return `${name}没有涨，反而跌了`;
  if (againstLastYear) return `${name}比去年同期${change > 0 ? '贵' : '便宜'}`;
  return `${name}${change > 0 ? '涨了' : '跌了'}`;
};

const WHY = /为什么|为何|怎么(?:又|还|一直|突然)?[涨跌]|原因|怎么回事|[涨跌]了?多少/;

type Mean = { name: string; from: string; to: string; mean: number; evidence: Evidence };

/** Compares the means of two spans of one product, or of one span in two markets. */
export const compareSpans = (spans: readonly Mean[]): Finding[] => {
  const [now, past] = [...spans].sort((a, b) => b.to.localeCompare(a.to) || b.from.localeCompare(a.from));
  if (!now || !past) return [];
  if (now.from.slice(0, 7) === past.from.slice(0, 7) && now.name !== past.name) return [compareSides(now, past)];
  const text = `${now.name} ${now.from} 至 ${now.to} 的平均价 ${formatPrice(now.mean)} 元/公斤，比 ${past.from} 至 ${past.to} 的 ${formatPrice(past.mean)} 元/公斤${differenceOf(now.mean, past.mean, ['高', '低'])}`;
  return [
    {
      text: `**${text}**。`,
      evidence: { ...now.evidence, quote: `${now.evidence.quote}；${past.evidence.quote}；${text}` },
    },
  ];
};

const compareSides = (one: Mean, other: Mean): Finding => {
  const [dear, cheap] = one.mean >= other.mean ? [one, other] : [other, one];
  const text = `${dear.from} 至 ${dear.to}：${dear.name}的平均价 ${formatPrice(dear.mean)} 元/公斤，比${cheap.name}的 ${formatPrice(cheap.mean)} 元/公斤${differenceOf(dear.mean, cheap.mean, ['高', '低'])}`;
  const evidence = { ...dear.evidence, quote: `${dear.evidence.quote}；${cheap.evidence.quote}；${text}` };
  return { text: `**${text}**。`, evidence };
};
