import { daysBetween } from '@bee/domain/calendar-day';
import { formatPrice } from '@bee/domain/format';
import { sql } from 'kysely';
import type { Evidence } from '../../../../answering/answer-tool.ts';
import type { Span } from '../../../../answering/question-dates.ts';
import type { Db } from '../../../../db/schema.ts';
import { marketProductLink } from '../../../../page-links.ts';
import { matchKey } from '../../../../text/match-key.ts';
import type { PriceFindings } from '../price-findings.ts';
import { otherUnit } from '../price-sentences.ts';
import type { Product, RequestedMarket } from './find-products.ts';

type SpanQuery = { question: string; span: Span; market: RequestedMarket };

/** Mean, lowest and highest quote between two days, in the best-documented market. */
export const findSpan = async (
  db: Db,
  product: Product,
  { question, span, market }: SpanQuery,
): Promise<PriceFindings> => {
  const row = await readSpan(db, product, span, market.ids);
  const { name, group } = product;
  if (!row) return { findings: [], blocks: [], missing: `${name}在 ${span.from} 至 ${span.to} 没有报价` };
  const from = row.first_date !== null && row.first_date > span.from ? row.first_date : span.from;
  // A year that has not ended is reported up to its newest quote.
  const to = row.newest_date !== null && row.newest_date < span.to ? row.newest_date : span.to;
  const low = `最低 ${formatPrice(row.low)} 元/公斤（${row.low_day}）`;
  const high = `最高 ${formatPrice(row.high)} 元/公斤（${row.high_day}）`;
  const converted = otherUnit(row.mean, question);
  const [quoted, times] = frequencyOf(row);
  const evidence: Evidence = {
    kind: 'price',
    id: String(row.series_id),
    title: `${name}${row.spec ? `（${row.spec}）` : ''} · ${row.market}`,
    org: row.source_name,
    date: row.last_day,
    quote: `${from} 至 ${to} 有报价 ${row.days} ${times}，${quoted}平均 ${formatPrice(row.mean)} 元/公斤${converted.replaceAll('**', '')}，${low}，${high}`,
    to: marketProductLink(group, name),
    sample: row.sample,
  };
  const moved = MOVED.test(question) && row.days > 1 ? moveWords(row) : '';
  const other = market.unknown ? `平台没有“${market.unknown}”的${name}报价，下面是${row.market}的价格。` : '';
  const findings = [
    ...(moved
      ? [
          {
            text: `${other}**${name}**在${row.market}的${quoted}${moved}。`,
            evidence: { ...evidence, quote: `${evidence.quote}，${moved.replaceAll('**', '')}` },
          },
        ]
      : []),
    {
      text: `${moved ? '' : other}**${name}**在${row.market} ${from} 至 ${to} 的${quoted}平均为 **${formatPrice(row.mean)} 元/公斤**${converted}（${row.days} ${times}有报价）。`,
      evidence,
    },
    { text: `其间**${name}**${quoted}${low}，${high}。`, evidence },
  ];
  return {
    findings,
    blocks: [
      {
        type: 'chart',
        title: `${name} · ${row.market}均价走势`,
        kind: 'line',
        source: {
          api: 'vegetable/getEchart',
          params: { group, name, ...(row.spec && { spec: row.spec }), markets: [row.market_id], from, to },
        },
        to: marketProductLink(group, name),
        as_of: row.last_day,
      },
    ],
    missing: null,
    summary: { name: `${name}在${row.market}`, from, to, mean: row.mean, evidence },
  };
};

const MOVED = /变|[涨跌升降]|走势|趋势|波动/;

/** From the first to the last quote of a span. */
const moveWords = ({ first_day, first_avg, last_day, last_avg }: SpanRow): string => {
  const [from, to] = [
    `${first_day} 的 ${formatPrice(first_avg)} 元/公斤`,
    `${last_day} 的 ${formatPrice(last_avg)} 元/公斤`,
  ];
  const change = Math.abs(100 * (last_avg / first_avg - 1)).toFixed(1);
  if (Number(change) === 0) return `由 ${from}到 ${to}，**持平**`;
  const [verb, word] = last_avg > first_avg ? ['涨到', '上涨'] : ['降到', '下降'];
  return `由 ${from}${verb} ${to}，**${word} ${change}%**`;
};

/** A weekly series has a quote every six to eight days. */
const frequencyOf = ({ monthly, days, first_day, last_day }: SpanRow): [string, string] => {
  if (monthly) return ['月报价', '个月'];
  const apart = days > 2 ? daysBetween(first_day, last_day) / (days - 1) : 1;
  return apart >= 6 && apart <= 8 ? ['周报价', '周'] : ['日均价', '天'];
};

type SpanRow = {
  series_id: number;
  /** Of all quotes of the series, including those before the span. */
  first_date: string | null;
  newest_date: string | null;
  spec: string;
  market_id: string;
  market: string;
  source_name: string;
  sample: boolean;
  /** Number of days, or of months for monthly quotes. */
  days: number;
  monthly: boolean;
  /** Two decimals. */
  mean: number;
  low: number;
  low_day: string;
  high: number;
  high_day: string;
  first_day: string;
  last_day: string;
  first_avg: number;
  last_avg: number;
};

/** Prefers the headline series, then the series with the most quotes in the span; null without quotes. */
const readSpan = async (
  db: Db,
  { group, name }: Product,
  { from, to }: Span,
  markets: readonly string[],
): Promise<SpanRow | null> => {
  const here = markets.length > 0 ? sql`and s.market_id = any(${markets}::text[])` : sql``;
  const { rows } = await sql<SpanRow>`
    select s.id as series_id, s.first_date, s.last_date as newest_date, s.spec, s.market_id, k.name as market, o.name as source_name, s.sample, s.monthly,
      count(*)::int as days, round(avg(q.avg)::numeric, 2)::float8 as mean,
      min(q.avg) as low, (array_agg(q.date order by q.avg, q.date))[1] as low_day,
      max(q.avg) as high, (array_agg(q.date order by q.avg desc, q.date))[1] as high_day, min(q.date) as first_day, max(q.date) as last_day,
      (array_agg(q.avg order by q.date))[1] as first_avg, (array_agg(q.avg order by q.date desc))[1] as last_avg
    from price_series s
    join price_product p on p.id = s.product_id
    join market k on k.id = s.market_id
    join data_source o on o.id = s.source_id
    join price_quote q on q.series_id = s.id and q.date between ${from}::date and ${to}::date and q.avg is not null
    where p.scope = 'market' and p.group_name = ${group} and p.match_key = ${matchKey(name)} ${here}
    group by s.id, k.name, o.name
    order by s.headline desc, days desc, s.id limit 1`.execute(db);
  return rows[0] ?? null;
};
