import type { PriceRow } from '@bee/contracts/entity/price';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { addDays } from '@bee/domain/calendar-day';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import { type RequestedTime, yearEarlier } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { matchKey } from '../../../text/match-key.ts';
import { presentPriceRow } from '../wholesale/service/vegetable.presenter.ts';
import { listPrices } from '../wholesale/store/price-list.repository.ts';
import { listSpecs } from './price-lists.ts';
import {
  changeSentences,
  comparePrices,
  compareSpans,
  marketSentences,
  moveSentence,
  priceQuote,
  priceSentence,
} from './price-sentences.ts';
import type { Product, RequestedMarket } from './store/find-products.ts';
import { nearestDay } from './store/price-quotes.ts';
import { findSpan } from './store/span-findings.ts';

export type PriceFindings = {
  findings: Finding[];
  blocks: AnswerBlock[];
  missing: string | null;
  /** The row of the first sentence as cited; null for spans and without a quote on the requested day. */
  lead?: { row: PriceRow; evidence: Evidence } | null;
  /** Of a span. */
  summary?: { name: string; from: string; to: string; mean: number; evidence: Evidence };
};

type PriceQuery = {
  question: string;
  time: Pick<RequestedTime, 'days' | 'spans' | 'invalid' | 'againstLastYear' | 'since'>;
  market: RequestedMarket;
};

const CHART_DAYS = 90;
const MAX_SPECS = 8;
const MARKETS_SHOWN = 6;
/** Fewer markets do not show how prices differ. */
const FEW_MARKETS = 3;

/**
 * Prices of a product: quotes of the requested days or the newest, changes, and differences between markets. Every
 * number is from a cited row. A day without quotes is reported, with the nearest quoted day.
 */
export const findPrices = async (db: Db, product: Product, asked: PriceQuery): Promise<PriceFindings> => {
  const { days, spans, invalid, againstLastYear } = asked.time;
  const unheld = invalid.length > 0 ? `日历上没有 ${invalid.join('、')}，请检查日期` : null;
  if (spans.length > 0) {
    const { sides = [] } = asked.market;
    const of = sides.length > 0 ? sides.map(({ ids }) => ({ ids, unknown: null })) : [asked.market];
    const summaries = await Promise.all(
      spans.flatMap((span) => of.map((market) => findSpan(db, product, { ...asked, market, span }))),
    );
    const [only, ...more] = summaries;
    return {
      ...(more.length === 0 && only?.summary && { summary: only.summary }),
      findings: [
        ...compareSpans(summaries.flatMap(({ summary }) => summary ?? [])),
        ...summaries.flatMap(({ findings }) => findings),
      ],
      blocks: summaries.flatMap(({ blocks }) => blocks),
      missing: [...summaries.flatMap(({ missing }) => missing ?? []), ...(unheld ? [unheld] : [])].join('；') || null,
    };
  }
  if (unheld && days.length === 0) return { findings: [], blocks: [], missing: unheld };
  const [day = null, ...others] = days;
  if (asked.market.sides && others.length === 0)
    return findSides(db, product, day, { ...asked, sides: asked.market.sides });
  const first = await findQuote(db, product, day, asked);
  const rest = await Promise.all(others.map((other) => findQuote(db, product, other, asked)));
  const { since } = asked.time;
  const verdict = first.lead
    ? await moveSentence(db, first.lead, { question: asked.question, days, againstLastYear, since })
    : [];
  const compared = first.lead?.row.date ?? day;
  if (againstLastYear && compared && verdict.length === 0) {
    // The changes and markets of the earlier day were not requested.
    const before = await findQuote(db, product, yearEarlier(compared), {
      ...asked,
      market: { ids: first.lead ? [first.lead.row.market_id] : asked.market.ids, unknown: null },
    });
    rest.push({ ...before, findings: before.findings.slice(0, 1) });
  }
  return {
    findings: [...verdict, ...[first, ...rest].flatMap(({ findings }) => findings)],
    blocks: first.blocks,
    lead: first.lead ?? null,
    missing: unheld ?? [first, ...rest].map(({ missing }) => missing).find((missing) => missing !== null) ?? null,
  };
};

type Sides = NonNullable<RequestedMarket['sides']>;

/** The prices of one product in several markets or places, the dearest first. */
const findSides = async (
  db: Db,
  product: Product,
  day: string | null,
  { sides, ...asked }: PriceQuery & { sides: Sides },
): Promise<PriceFindings> => {
  const found = await Promise.all(
    sides.map(async ({ name, ids }) => {
      const own = await findQuote(db, product, day, { ...asked, market: { ids, unknown: null } });
      return { name, ...own };
    }),
  );
  const without = [
    ...found.filter(({ findings }) => findings.length === 0).map(({ name }) => name),
    ...(asked.market.unknown ? [asked.market.unknown] : []),
  ];
  const verdict = comparePrices(found, 'market');
  return {
    findings: verdict.length > 0 ? verdict : found.flatMap(({ findings }) => findings.slice(0, 1)),
    blocks: oneChart(found.flatMap(({ lead }) => lead?.row ?? [])),
    missing: without.length > 0 ? `${without.join('、')}的${product.name}报价` : null,
    lead: found[0]?.lead ?? null,
  };
};

/** All places in the chart of the first one. */
const oneChart = ([first, ...others]: readonly PriceRow[]): AnswerBlock[] => {
  if (!first) return [];
  const chart = chartOf(first);
  if (chart.type !== 'chart' || others.length === 0) return [chart];
  const markets = [first, ...others].map(({ market_id }) => market_id);
  return [
    {
      ...chart,
      title: `${first.product} · 各市场均价走势`,
      source: { ...chart.source, params: { ...chart.source.params, markets } },
    },
  ];
};

/** @param day null for the latest */
const findQuote = async (db: Db, product: Product, day: string | null, asked: PriceQuery): Promise<PriceFindings> => {
  const { name } = product;
  const { unknown, ids } = asked.market;
  const { row, around, specs } = await readQuote(db, product, day, { markets: ids, question: asked.question });
  if (!row) {
    const nearest = await nearestDay(db, product, day, {
      markets: ids,
      since: day === null ? undefined : asked.time.since,
    });
    // Without access to the days around it, the newest quote is still shown.
    const near = await readQuote(db, product, nearest, { markets: ids, question: asked.question });
    if (!near.row && nearest === null) return { findings: [], blocks: [], missing: `${name}还没有报价` };
    if (!near.row) return { findings: [], blocks: [], missing: `没有${name}在 ${day} 的报价` };
    const absent = unknown
      ? `平台没有“${unknown}”的${name}报价${day ? `，其他市场在 ${day} 也没有` : ''}。`
      : `平台没有**${name}**在 ${day} 的报价。`;
    const shown = nearest ?? near.row.date;
    const text = `${absent}${nearest ? '离它最近' : '最新'}的报价日是 ${shown}：${priceSentence(near.row, asked.question, shown)}`;
    return {
      findings: [{ text, evidence: priceQuote(near.row, asked.question, 0) }],
      blocks: [chartOf(near.row)],
      missing: null,
    };
  }
  const cite = (one: PriceRow) => priceQuote(one, asked.question, around.length >= FEW_MARKETS ? around.length : 0);
  const elsewhere: Finding[] = unknown
    ? [
        {
          text: `平台没有“${unknown}”的${name}报价，有报价的市场：${marketsOf(around.length > 0 ? around : [row])}；下面是${row.market}的价格。`,
          evidence: cite(row),
        },
      ]
    : [];
  return {
    findings: [
      ...elsewhere,
      { text: priceSentence(row, asked.question, day), evidence: cite(row) },
      ...changeSentences(row, cite(row)),
      ...(around.length >= FEW_MARKETS ? marketSentences(around, cite) : []),
      ...(day === null ? listSpecs(specs, row) : []),
    ],
    blocks: [chartOf(row), ...(around.length >= FEW_MARKETS ? [tableOf(row, day)] : [])],
    missing: null,
    lead: { row, evidence: cite(row) },
  };
};

/**
 * The representative row of a product on a day, in the requested markets if there are any; `around` has the rows of all
 * markets.
 */
const readQuote = async (
  db: Db,
  { group, name }: Product,
  day: string | null,
  { markets, question }: { markets: readonly string[]; question: string },
) => {
  const request = { group, name, date: day ?? undefined, page: 1 };
  const [headlines, all] = await Promise.all([
    listPrices(db, { ...request, by: 'product', limit: MAX_SPECS, sort: 'default' }),
    listPrices(db, { ...request, by: 'market', limit: 100, sort: 'price_avg.asc' }),
  ]);
  const hasPrice = (row: PriceRow): boolean => row.price_avg !== null;
  const heads = headlines.rows.map((row) => presentPriceRow(row)).filter(hasPrice);
  const said = heads.find(({ spec }) => spec !== null && matchKey(question).includes(matchKey(spec)));
  const head = said ?? heads[0];
  const quotes = all.rows
    .map((one) => presentPriceRow(one))
    .filter((one) => hasPrice(one) && (!said || one.spec === said.spec));
  const row = markets.length > 0 ? quotes.find(({ market_id }) => markets.includes(market_id)) : (head ?? quotes[0]);
  return {
    row,
    specs: said ? [] : heads,
    around: row ? quotes.filter(({ date, spec }) => date === row.date && spec === row.spec) : [],
  };
};

const marketsOf = (rows: readonly PriceRow[]): string => {
  const names = [...new Set(rows.map(({ market }) => market))];
  return `${names.slice(0, MARKETS_SHOWN).join('、')}${names.length > MARKETS_SHOWN ? `等 ${names.length} 个` : ''}`;
};

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
      from: addDays(row.date, -CHART_DAYS),
      to: row.date,
    },
  },
  to: row.to,
  as_of: row.date,
});

const tableOf = (row: PriceRow, day: string | null): AnswerBlock => ({
  type: 'table',
  title: `${row.product}各市场均价，由低到高（元/公斤）`,
  source: {
    api: 'vegetable/vegList',
    params: {
      group: row.group,
      name: row.product,
      by: 'market',
      sort: 'price_avg.asc',
      limit: MARKETS_SHOWN,
      ...(day && { date: day }),
    },
  },
  to: row.to,
  as_of: row.date,
});
