import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../../answering/answer-tool.ts';
import { type RequestedTime, yearEarlier } from '../../../../answering/question-dates.ts';
import type { Db } from '../../../../db/schema.ts';
import type { RequestedMarket } from '../store/find-markets.ts';
import { type Herb, type HerbKind, namesKind } from '../store/herbs/find-herbs.ts';
import { type KindQuotes, readKinds, seriesOf } from '../store/herbs/herb-quotes.ts';
import { chartOf, herbAndKind, kindName, kindQuote, kindSentences, marketTable, quotedAt } from './herb-sentences.ts';

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

export const MAX_KINDS = 3;
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
export const alsoQuoted = (herb: Herb, { kind }: KindQuotes): string[] => {
  const others = herb.kinds.filter(({ specId }) => specId !== kind.specId);
  return others.length > 0 && !namesKind(herb) ? [`另有报价的规格：${kindsOf(herb, others).trim()}`] : [];
};

export const alsoSentence = (herb: Herb, quotes: KindQuotes, evidence: Evidence): Finding[] =>
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
export const noneOf = async (
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
