import type { PriceRow } from '@bee/contracts/entity/price';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import { yearEarlier } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { quotesBefore } from './store/price-quotes.ts';

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

const PERIODS = [
  { asked: /周|星期/, days: 7, key: 'chg_w' },
  { asked: /年|同比/, days: 365, key: 'chg_y' },
  { asked: /./, days: 30, key: 'chg_m' },
] as const;
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
  const period = PERIODS.find(({ asked }) => asked.test(question)) ?? PERIODS[2];
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
