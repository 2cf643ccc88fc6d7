import type { AnswerBlock } from '@bee/contracts/resource/ai';
import type { TradeFigures, TradeFlow } from '@bee/contracts/resource/trade';
import type { Source } from '@bee/contracts/shapes';
import { yearOnYearWords } from '@bee/domain/figure-sentences';
import { formatNumber } from '@bee/domain/format';
import type { Evidence, Finding, Lookup } from '../../../answering/answer-tool.ts';
import type { RequestedTime, Span } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { tradeProductLink } from '../../../page-links.ts';
import { newestPeriods } from '../model/recent-periods.ts';
import { figuresOf } from '../model/trade-figures.ts';
import { coveredPeriod, monthsBetween, periodsOfYear, tradeReach } from '../model/trade-period.ts';
import { seriesOf } from '../model/trade-series.ts';
import { tradeSource } from '../service/trade-source.ts';
import { findCodes } from '../store/hs.repository.ts';
import { readSpan, readYears, type TradeSpan, type YearRow } from '../store/trade-year.repository.ts';
import { nameOf } from './store/code-findings.ts';
import type { RequestedGoods } from './store/trade-tool.ts';

const WAYS = { import: '进口', export: '出口' } as const;

/**
 * Trade values and quantities of codes or of a product, with one partner or all, for the requested period or the
 * newest.
 */
export const findTradeFigures = async (
  db: Db,
  { codes, product, partners, flows, stranger }: RequestedGoods,
  { years, span }: Pick<RequestedTime, 'years' | 'span'>,
): Promise<Lookup> => {
  if (stranger) return { findings: [], blocks: [], missing: [`外贸数据里没有“${stranger}”单独的数字`] };
  const [known, reach, { source }] = await Promise.all([findCodes(db, codes), readSpan(db), tradeSource(db)]);
  const subjects = product
    ? [{ hs: product.codes, title: product.name }]
    : codes.length > 0
      ? codes.map((code) => ({ hs: [code], title: titleOf(code, known) }))
      : [{ hs: [''], title: '商品' }];
  const [partner = { code: '', name: '' }] = partners;
  const newest = newestPeriods(reach);
  const periods = span
    ? [monthsOf(span, newest.month)]
    : years.length > 0
      ? years.map((year) => periodsOfYear(year, newest.month))
      : [newest.year];
  const found = await Promise.all(
    subjects.flatMap(({ hs, title }) =>
      flows.map(async (flow) => {
        const rows = await readYears(db, { hs, partners: [partner.code], flows: [flow] });
        return periods.map((period) => describe({ rows, title, hs, flow, partner, period, reach, source }));
      }),
    ),
  );
  const described = found.flat();
  return {
    findings: described.flatMap(({ finding }) => (finding ? [[finding]] : [])),
    blocks: described.some(({ finding }) => finding !== null)
      ? blocksOf(subjects[0], flows[0] ?? 'import', product, { monthly: reach.last_month !== null, period: periods[0] })
      : [],
    missing: described.flatMap(({ missing }) => (missing ? [missing] : [])),
  };
};

/** The months of a span, as far as data are available. @param newest `2025-09` */
const monthsOf = ({ from, to }: Span, newest: string | null): string[] => {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  return monthsBetween(first, newest !== null && first <= newest && newest < last ? newest : last);
};

const titleOf = (code: string, known: { code: string; name: string }[]): string => {
  const row = known.find((one) => one.code === code);
  const name = row ? nameOf(row) : '';
  return code.length === 2 ? `第 ${code} 章${name ? `（${name}）` : ''}商品` : `${code}${name ? `（${name}）` : ''}`;
};

type ReportedTrade = {
  rows: YearRow[];
  hs: string[];
  title: string;
  flow: TradeFlow;
  partner: { code: string; name: string };
  period: string[];
  reach: TradeSpan;
  source: Source | null;
};

const describe = (asked: ReportedTrade): { finding: Finding | null; missing: string | null } => {
  const { rows, title, flow, partner, reach } = asked;
  const period = coveredPart(asked.period, reach);
  const series = seriesOf(rows);
  const figures = figuresOf(series, flow, period, reach);
  const what = `中国${partner.name ? `${flow === 'import' ? '从' : '向'}${partner.name}` : ''}${WAYS[flow]}${title}`;
  if (!figures || figures.value_usd === null) {
    const known = [...new Set([...series.cells.keys()].map((key) => key.slice(0, 4)))].sort();
    const held = known.length > 0 ? `；有数据的年份：${known.join('、')}` : '';
    const secret = figures?.flag === 'conf' ? '（保密）' : '';
    return { finding: null, missing: `没有 ${periodOf(period)}${what}的数据${secret}${held}` };
  }
  const amounts = amountsOf(figures);
  const basis = `${figures.value_basis === 'CIF' ? '到岸价' : '离岸价'}${series.mirror ? '，由对方海关公布' : ''}`;
  const text = `${periodOf(period)}${what} **${amounts.value}**${amounts.about}${amounts.more}（${basis}${figures.flag === 'prov' ? '，初步数' : ''}）。`;
  return { finding: { text, evidence: quoteOf({ ...asked, period }, figures, basis) }, missing: null };
};

/** A partly covered year is replaced by its covered months, so that two months are not reported as a year. */
const coveredPart = (period: string[], span: TradeSpan): string[] => {
  const [first = ''] = period;
  if (period.length !== 1 || first.length !== 4) return period;
  const covered = coveredPeriod(period, tradeReach(span, 'Y'));
  return covered && !covered.complete ? monthsBetween(covered.from.slice(0, 7), covered.to.slice(0, 7)) : period;
};

/** 2017 年, 2025 年 3 月, 2025 年 1 至 3 月. */
const periodOf = (periods: readonly string[]): string => {
  const [first = '', last = first] = [periods[0], periods.at(-1)];
  const year = `${first.slice(0, 4)} 年`;
  if (first.length === 4) return year;
  const month = (key: string) => Number(key.slice(5, 7));
  if (first.slice(0, 4) !== last.slice(0, 4))
    return `${year} ${month(first)} 月至 ${last.slice(0, 4)} 年 ${month(last)} 月`;
  return first === last ? `${year} ${month(first)} 月` : `${year} ${month(first)} 至 ${month(last)} 月`;
};

/** From this value on, amounts are easier to read in 亿. */
const IN_LARGE = 100_000_000;

const amountsOf = ({ value_usd, qty, unit, yoy_value }: TradeFigures) => ({
  value: `${formatNumber(value_usd)} 美元`,
  about: value_usd === null || value_usd < IN_LARGE ? '' : `（约 ${formatNumber(value_usd / IN_LARGE, 2)} 亿美元）`,
  more: [
    ...(qty !== null && unit ? [`，数量 ${formatNumber(qty)} ${unit}`] : []),
    yearOnYearWords(yoy_value).replace('，', '，金额'),
  ].join(''),
});

const quoteOf = (
  { hs, title, flow, partner, period, source }: ReportedTrade,
  figures: TradeFigures,
  basis: string,
): Evidence => {
  const { value, about, more } = amountsOf(figures);
  const [from = '', to = from] = [period[0], period.at(-1)];
  return {
    kind: 'trade',
    id: `${hs.join('+')}:${partner.code}:${flow}:${figures.period}`,
    title: `${title}${WAYS[flow]}${partner.name ? ` · ${partner.name}` : ''}`,
    org: source?.name ?? null,
    date: null,
    quote: `${periodOf(period)} ${WAYS[flow]} ${title}${partner.name ? ` ${partner.name}` : ''} ${value}${about}${more}（${basis}）`,
    to: {
      page: 'application/trade/data-detail',
      params: {
        hs: hs.filter(Boolean).join(','),
        ...(partner.code && { geo: partner.code }),
        flow,
        freq: from.length === 4 ? 'Y' : 'M',
        from,
        to,
      },
    },
    sample: source?.sample ?? false,
  };
};

/** Monthly chart and main partners of a product or code. */
const blocksOf = (
  subject: { hs: string[]; title: string } | undefined,
  flow: TradeFlow,
  product: RequestedGoods['product'],
  { monthly, period }: { monthly: boolean; period: string[] | undefined },
): AnswerBlock[] => {
  const [code = ''] = subject?.hs ?? [];
  if (!subject || code === '') return [];
  const to = product ? tradeProductLink(product.name) : { page: 'application/trade/detail', params: { hs: code } };
  const { title } = subject;
  const [first = ''] = period ?? [];
  const months: AnswerBlock[] = monthly ? [chart()] : [];
  return [
    ...months,
    {
      type: 'table',
      title: `${title}${WAYS[flow]}的主要伙伴`,
      source: {
        api: 'trade/getTradePartnerName',
        params: { hs: code, flow, period: (period?.length ?? 0) > 1 ? first.slice(0, 4) : first },
      },
      to,
      as_of: null,
    },
  ];

  function chart(): AnswerBlock {
    return {
      type: 'chart',
      title: `${title}${WAYS[flow]}额走势`,
      kind: 'line',
      source: {
        api: 'trade/getTradeProductDetail',
        params: product ? { name: product.name } : { hs: code },
        part: flow,
      },
      to,
      as_of: null,
    };
  }
};
