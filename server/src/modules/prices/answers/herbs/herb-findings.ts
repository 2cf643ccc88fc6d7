import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding, Lookup } from '../../../../answering/answer-tool.ts';
import { type RequestedTime, type Span, yearEarlier } from '../../../../answering/question-dates.ts';
import type { Db } from '../../../../db/schema.ts';
import type { FigureRow } from '../../wholesale/store/price-figures.ts';
import { listPrices } from '../../wholesale/store/price-list.repository.ts';
import { otherUnit } from '../price-sentences.ts';
import type { RequestedMarket } from '../store/find-products.ts';
import { type Herb, type HerbKind, namesKind } from '../store/herbs/find-herbs.ts';
import { type KindQuotes, meanOf, readKinds, readTrend, seriesOf, type TrendDay } from '../store/herbs/herb-quotes.ts';
import {
  chartOf,
  herbAndKind,
  kindLink,
  kindName,
  kindQuote,
  kindSentences,
  marketTable,
  quotedAt,
} from './herb-sentences.ts';

/** `lead` is the kind described first; null if kinds are compared, a span is summarised or there is no quote. */
export type HerbFindings = {
  findings: Finding[];
  blocks: AnswerBlock[];
  missing: string[];
  lead: { quotes: KindQuotes; evidence: Evidence } | null;
};

export type DayQuery = {
  question: string;
  time: Pick<RequestedTime, 'days' | 'spans' | 'invalid' | 'againstLastYear' | 'since'>;
  market: RequestedMarket;
};

/** `kinds` and `markets` are those that the question refers to and that have quotes; empty `markets` means all. */
export type HerbDayQuery = DayQuery & { kinds: readonly HerbKind[]; markets: readonly string[] };

const MAX_KINDS = 3;
const KINDS_NAMED = 8;

export const nothing = (missing: string[]): HerbFindings => ({ findings: [], blocks: [], missing, lead: null });

/** Describes kinds on a day, or on the latest day before it with a note; `day` null means the newest. */
export const describeDay = async (
  db: Db,
  herb: Herb,
  { question, time, kinds, markets, day }: HerbDayQuery & { day: string | null },
): Promise<HerbFindings> => {
  const { since } = time;
  const [lead, ...others] = await readKinds(db, herb, kinds, { day, markets, since });
  if (!lead) return nothing([await noneOf(db, herb, { kinds, markets, day })]);
  const further = herb.specs.length > 0 ? others.slice(0, MAX_KINDS - 1) : [];
  const evidence = kindQuote(lead, question, alsoQuoted(herb, lead));
  const isOf = day === null || (lead.freq === 'M' ? lead.date.slice(0, 7) === day.slice(0, 7) : lead.date === day);
  const before = isOf
    ? []
    : [
        {
          text: `平台没有${herbAndKind(herb, lead.kind)}在 ${day} 的报价，此前最近的是 ${quotedAt(lead)}。`,
          evidence,
        },
      ];
  const whole = markets.length > 0 ? await readKinds(db, herb, [lead.kind], { day, markets: [], since }) : [];
  const lastYear = time.againstLastYear
    ? await readKinds(db, herb, [lead.kind], { day: yearEarlier(lead.date), markets, since })
    : [];
  return {
    findings: [
      ...before,
      ...kindSentences(lead, evidence, { question, latest: day === null }),
      ...whole.flatMap((all) => besides(all, lead, question)),
      ...[...further, ...lastYear].flatMap((one) =>
        kindSentences(one, kindQuote(one, question), { question, latest: false }).slice(0, 1),
      ),
      ...alsoSentence(herb, lead, evidence),
    ],
    blocks: [
      chartOf(lead),
      ...(day === null && markets.length !== 1 && lead.quotes.length > 1 ? [marketTable(lead)] : []),
    ],
    missing: [],
    lead: { quotes: lead, evidence },
  };
};

/** Names the other kinds if the question specifies none. */
const alsoQuoted = (herb: Herb, { kind }: KindQuotes): string[] => {
  const others = herb.kinds.filter(({ specId }) => specId !== kind.specId);
  return others.length > 0 && !namesKind(herb) ? [`另有报价的规格：${kindsOf(herb, others).trim()}`] : [];
};

const alsoSentence = (herb: Herb, quotes: KindQuotes, evidence: Evidence): Finding[] =>
  alsoQuoted(herb, quotes).map((others) => ({ text: `没有指明规格，这里取报价最全的一种；${others}。`, evidence }));

/** Position of a market's price among all markets, if all quotes are of the same day. */
const besides = (all: KindQuotes, lead: KindQuotes, question: string): Finding[] => {
  const [lowest] = all.quotes;
  const highest = all.quotes.at(-1);
  if (all.date !== lead.date || all.quotes.length <= lead.quotes.length || !lowest || !highest) return [];
  return [
    {
      text: `同期 ${all.quotes.length} 个市场平均 ${formatPrice(all.mean)} 元/公斤，最低的是${lowest.market} ${formatPrice(lowest.avg)} 元/公斤，最高的是${highest.market} ${formatPrice(highest.avg)} 元/公斤。`,
      evidence: kindQuote(all, question),
    },
  ];
};

export const kindsOf = ({ kinds }: Herb, listed: readonly HerbKind[]): string => {
  const isOneOrigin = new Set(kinds.map(({ origin }) => origin)).size === 1;
  const names = [...new Set(listed.map((kind) => (isOneOrigin ? kind.spec : `${kind.spec}（${kind.origin}）`)))];
  const shown = names.slice(0, KINDS_NAMED).join('、');
  return names.length > KINDS_NAMED ? ` ${shown}等 ${names.length} 种` : ` ${shown}`;
};

/** Explains why there is no quote: the market does not quote that kind, or its quotes start later. */
const noneOf = async (
  db: Db,
  herb: Herb,
  { kinds, markets, day }: Pick<HerbDayQuery, 'kinds' | 'markets'> & { day: string | null },
): Promise<string> => {
  const [kind] = kinds;
  const every = kind ? await seriesOf(db, herb, kinds, []) : [];
  const here = every.filter(({ market_id }) => markets.length === 0 || markets.includes(market_id));
  const name = namesKind(herb) && kind ? `${herb.name}（${kindName(kind)}）` : herb.name;
  const [first] = here.map(({ first_date }) => first_date).sort();
  if (first && day) return `${name}最早的报价是 ${first}，没有 ${day} 及以前的报价`;
  const elsewhere = [...new Set(every.map(({ market }) => market))].join('、');
  return elsewhere ? `所问的市场没有${name}的报价，有报价的市场：${elsewhere}` : `${name}还没有报价`;
};

/**
 * Mean price of a span, the change from its first to its last day, lowest and highest. With several markets, each day
 * has the mean of its markets.
 * @param quotes the kind on its newest day of the span
 * @param more further statements of the answer
 */
const spanFindings = (
  quotes: KindQuotes,
  trend: readonly TrendDay[],
  { span, question, more }: { span: Span; question: string; more: readonly string[] },
): Finding[] => {
  const [first] = trend;
  const last = trend.at(-1);
  if (!first || !last) return [];
  const byPrice = [...trend].sort((a, b) => a.mean - b.mean);
  const at = ({ date }: TrendDay) => quotedAt({ date, freq: quotes.freq });
  const price = (day: TrendDay | undefined) => (day ? `${formatPrice(day.mean)} 元/公斤（${at(day)}）` : '');
  const mean = meanOf(trend.map((day) => day.mean));
  const markets = Math.max(...trend.map((day) => day.markets));
  const where = markets > 1 ? `${markets} 个市场` : `在${quotes.quotes[0]?.market}`;
  const unit = quotes.freq === 'M' ? '个月有报价' : '个报价日';
  const average = `${span.from} 至 ${span.to} 的平均价为 **${formatPrice(mean)} 元/公斤**${otherUnit(mean, question)}（${trend.length} ${unit}）`;
  const course =
    trend.length > 1
      ? [
          `其间由 ${price(first)}到 ${price(last)}，变化 ${formatChange(100 * (last.mean / first.mean - 1))}；`,
          `最低 ${price(byPrice[0])}，最高 ${price(byPrice.at(-1))}`,
        ].join('')
      : null;
  const said = [average, ...(course ? [course] : [])].map((text) => text.replaceAll('**', ''));
  const evidence: Evidence = {
    ...kindQuote(quotes, question),
    quote: [`${where}，${said.join('。')}`, ...more].join('。'),
  };
  return [
    { text: `${herbAndKind(quotes.herb, quotes.kind)}${where} ${average}。`, evidence },
    ...(course ? [{ text: `${course}。`, evidence }] : []),
  ];
};

/** Describes kinds over a span. Without quotes in it, falls back to the newest before it and says so. */
export const describeSpan = async (
  db: Db,
  herb: Herb,
  { span, ...of }: HerbDayQuery & { span: Span },
): Promise<HerbFindings> => {
  const { question, kinds, markets } = of;
  const quotes = await readKinds(db, herb, kinds, { day: span.to, markets, since: of.time.since });
  const some = quotes.slice(0, herb.specs.length > 0 ? MAX_KINDS : 1);
  const found = await Promise.all(
    some.map(async (one) => ({ one, trend: await readTrend(db, herb, one.kind, { span, markets }) })),
  );
  const held = found.filter(({ trend }) => trend.length > 0);
  const [first] = held;
  // A single monthly quote is not a span.
  if (first && held.every(({ trend }) => trend.length === 1))
    return describeDay(db, herb, { ...of, day: first.one.date });
  if (first)
    return {
      findings: held.flatMap(({ one, trend }) => {
        const findings = spanFindings(one, trend, { span, question, more: alsoQuoted(herb, one) });
        return [...findings, ...findings.slice(0, 1).flatMap(({ evidence }) => alsoSentence(herb, one, evidence))];
      }),
      blocks: [chartOf(first.one, span)],
      missing: [],
      lead: null,
    };
  const [newest] = some;
  if (!newest) return nothing([await noneOf(db, herb, { kinds, markets, day: span.to })]);
  const before = await describeDay(db, herb, { ...of, day: newest.date });
  const text = `平台没有${herbAndKind(herb, newest.kind)}在 ${span.from} 至 ${span.to} 的报价，此前最近的是 ${quotedAt(newest)}。`;
  const evidence = before.findings[0]?.evidence ?? kindQuote(newest, question);
  return { ...before, findings: [{ text, evidence }, ...before.findings] };
};

const SHOWN = 5;
const NAMED = 3;

type MoverQuery = { day: string | null; direction: 'up' | 'down' };

/** The largest rises or falls of herbs within a week, each in its best-documented market. */
export const findHerbMovers = async (db: Db, { day, direction }: MoverQuery): Promise<Lookup> => {
  const sort = direction === 'up' ? 'chg_w.desc' : 'chg_w.asc';
  const { rows } = await listPrices(db, {
    scope: 'herb',
    by: 'product',
    moved: direction,
    sort,
    page: 1,
    limit: SHOWN,
    date: day ?? undefined,
  });
  const [first] = rows;
  const word = direction === 'up' ? '涨幅' : '跌幅';
  if (!first) return { findings: [], blocks: [], missing: [`${day ?? '近一周'}药材${word}的数据`] };
  return {
    findings: [
      rows.slice(0, NAMED).map((row, index) => ({
        text: `${index === 0 ? `近一周${word}最大的药材是` : '其次是'} **${row.product}**（${factsOf(row)}）。`,
        evidence: evidenceOf(row),
      })),
    ],
    blocks: day
      ? []
      : [
          {
            type: 'table',
            title: `近一周药材${word}前 ${rows.length} 名（元/公斤）`,
            source: { api: 'herbs/getHerbsList', params: { moved: direction, sort, limit: SHOWN } },
            to: { page: 'application/herbs/list', params: { s: sort } },
            as_of: first.date,
          },
        ],
    missing: [],
  };
};

const kindOf = ({ spec, variant }: FigureRow): string => [spec, variant].filter(Boolean).join('，');

const factsOf = (row: FigureRow): string =>
  [kindOf(row), row.market, `${formatPrice(row.avg)} 元/公斤`, `较一周前 ${formatChange(row.chg_w)}`, row.date]
    .filter(Boolean)
    .join('，');

const evidenceOf = (row: FigureRow): Evidence => ({
  kind: 'price',
  id: String(row.id),
  title: `${row.product}（${kindOf(row)}） · ${row.market}`,
  org: row.source_name,
  date: row.date,
  quote: `${row.date} ${row.market} ${formatPrice(row.avg)} 元/公斤，较一周前 ${formatChange(row.chg_w)}`,
  to: kindLink({ name: row.product, group: row.group_name }, { specId: row.id, spec: row.spec, origin: row.variant }),
  sample: row.sample,
});
