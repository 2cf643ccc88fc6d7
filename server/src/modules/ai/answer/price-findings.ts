import type { PriceRow } from '@bee/contracts/entity/price';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { formatChange, formatPrice } from '@bee/domain/format';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { listPrices } from '../../vegetable/price-list.repository.ts';
import { presentPriceRow } from '../../vegetable/vegetable.presenter.ts';
import type { Evidence, Finding } from './answer-part.ts';
import type { Product } from './find-products.ts';

export type PriceFindings = { findings: Finding[]; blocks: AnswerBlock[]; missing: string | null };

const STALE_DAYS = 7;
const CHART_DAYS = 90;
const MARKETS_SHOWN = 6;
/** Fewer say nothing about how markets differ. */
const FEW_MARKETS = 3;

/**
 * What the price tables say about a product: its quote, its changes, how markets differ. Every number is taken from a
 * row that is cited.
 * @param day asked for; null for the latest
 */
export const findPrices = async (
  db: Kysely<Database>,
  product: Product,
  { day, question }: { day: string | null; question: string },
): Promise<PriceFindings> => {
  const { group, name } = product;
  const date = day ?? undefined;
  const request = { group, name, date, page: 1 };
  const [headlines, markets] = await Promise.all([
    listPrices(db, { ...request, by: 'product', limit: 3, sort: 'default' }),
    listPrices(db, { ...request, by: 'market', limit: 100, sort: 'price_avg.asc' }),
  ]);
  const all = markets.rows.map(presentPriceRow).filter(hasPrice);
  const [head] = headlines.rows.map(presentPriceRow).filter(hasPrice);
  const local = all.filter((row) => isNamed(question, row));
  const row = local[0] ?? head ?? all[0];
  if (!row) return { findings: [], blocks: [], missing: day ? `${name}在 ${day} 没有报价` : `${name}还没有报价` };

  const around = all.filter(({ date: other, spec }) => other === row.date && spec === row.spec);
  const cite = (one: PriceRow) => quoteOf(one, around.length);
  const findings = [
    { text: priceSentence(row, day), evidence: cite(row) },
    ...changeSentences(row, cite(row)),
    ...marketSentences(around, cite),
  ];
  return { findings, blocks: [chartOf(row), ...tableOf(row, around)], missing: null };
};

const hasPrice = (row: PriceRow): boolean => row.price_avg !== null;

/** The market, its city or its province stands in the question. */
const isNamed = (question: string, { market, province }: PriceRow): boolean => {
  const places = [
    market.replace(/(农产品|蔬菜|果品|批发|市场|中心)+.*$/, ''),
    province?.replace(/(省|市|自治区|壮族|回族|维吾尔)+$/, ''),
  ];
  return places.some((place) => place && place.length >= 2 && question.includes(place));
};

const priceSentence = (row: PriceRow, day: string | null): string => {
  const range =
    row.price_low !== null && row.price_high !== null
      ? `，最低 ${formatPrice(row.price_low)}、最高 ${formatPrice(row.price_high)}`
      : '';
  const spec = row.spec ? `（${row.spec}）` : '';
  const old = day === null && row.stale_days > STALE_DAYS ? '；此后该市场没有新的报价' : '';
  const doubt = row.flag ? '；该报价与前后日期相差较大，请核对' : '';
  return `**${row.product}**${spec}在${row.market}的均价为 **${formatPrice(row.price_avg)} 元/公斤**${range}（${row.date}）${old}${doubt}。`;
};

const changeSentences = (row: PriceRow, evidence: Evidence): Finding[] => {
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

const marketSentences = (sorted: PriceRow[], cite: (row: PriceRow) => Evidence): Finding[] => {
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (!lowest || !highest || sorted.length < FEW_MARKETS) return [];
  const text = (one: PriceRow) => `${one.market} ${formatPrice(one.price_avg)} 元/公斤`;
  return [
    { text: `当日 ${sorted.length} 个市场有报价，最低的是${text(lowest)}，`, evidence: cite(lowest) },
    { text: `最高的是${text(highest)}。`, evidence: cite(highest) },
  ];
};

/** The row of the price table as a reference, word for word what the table shows. */
const quoteOf = (row: PriceRow, markets: number): Evidence => ({
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
    ...changesOf(row),
    ...(markets >= FEW_MARKETS ? [`当日 ${markets} 个市场有报价`] : []),
  ].join('，'),
  to: row.to,
  score: 1,
  sample: row.sample,
});

const chartOf = (row: PriceRow): AnswerBlock => ({
  type: 'chart',
  title: `${row.product} · ${row.market}均价走势`,
  kind: 'line',
  source: {
    api: 'vegetable/getEchart',
    params: {
      group: row.group,
      name: row.product,
      ...(row.spec && { spec: row.spec }),
      markets: [row.market_id],
      from: new Date(Date.parse(row.date) - CHART_DAYS * 86_400_000).toISOString().slice(0, 10),
      to: row.date,
    },
  },
  to: row.to,
  as_of: row.date,
});

const tableOf = (row: PriceRow, sorted: PriceRow[]): AnswerBlock[] => {
  if (sorted.length < FEW_MARKETS) return [];
  return [
    {
      type: 'table',
      title: `${row.product}各市场均价，由低到高（元/公斤）`,
      columns: ['市场', '均价', '最低', '最高', '较上次报价'],
      rows: sorted
        .slice(0, MARKETS_SHOWN)
        .map((one) => [
          one.market,
          formatPrice(one.price_avg),
          formatPrice(one.price_low),
          formatPrice(one.price_high),
          formatChange(one.chg_d),
        ]),
      to: row.to,
      as_of: row.date,
    },
  ];
};
