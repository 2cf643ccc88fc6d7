import type { PriceRow } from '@bee/contracts/entity/price';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { formatChange, formatPrice } from '@bee/domain/format';
import { fromPerKilogram } from '@bee/domain/units';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';

const STALE_DAYS = 7;

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
  page: null,
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
  score: 1,
  sample: row.sample,
});
