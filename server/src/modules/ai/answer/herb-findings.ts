import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { formatPrice } from '@bee/domain/format';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Evidence, Finding } from './answer-part.ts';
import { type Herb, type HerbKind, namesKind } from './find-herbs.ts';
import type { AskedMarket } from './find-markets.ts';
import { chartOf, kindTable, marketTable } from './herb-blocks.ts';
import { compareKinds, comparesKinds } from './herb-comparison.ts';
import { type KindQuotes, marketsOf, readKinds, readTrend } from './herb-quotes.ts';
import { herbAndKind, kindQuote, kindSentences, quotedAt } from './herb-sentences.ts';
import { spanFindings } from './herb-spans.ts';
import { type AskedTime, yearEarlier } from './question-dates.ts';

/** `lead` is what the first sentence tells of one kind; null where several are told or none. */
export type HerbFindings = {
  findings: Finding[];
  blocks: AnswerBlock[];
  missing: string[];
  lead: { told: KindQuotes; evidence: Evidence } | null;
};

type Asked = {
  question: string;
  time: Pick<AskedTime, 'days' | 'spans' | 'invalid' | 'againstLastYear'>;
  market: AskedMarket;
};

const KINDS_TOLD = 3;
const KINDS_NAMED = 8;

/**
 * What the price table of herbs says of one: the specification named or the best documented, in the market named or as
 * the mean of all, on the day asked for or the newest before it. What is not quoted is said, and no other told for it.
 */
export const findHerbPrices = async (db: Kysely<Database>, herb: Herb, asked: Asked): Promise<HerbFindings> => {
  const { days, spans, invalid } = asked.time;
  const unheld = invalid.length > 0 ? [`日历上没有 ${invalid.join('、')}，请检查日期`] : [];
  const kinds = kindsAsked(herb);
  if (herb.unknownSpec !== null || kinds.length === 0)
    return nothing([
      ...unheld,
      `${herb.name}没有“${herb.unknownSpec ?? saidKind(herb)}”的报价，有${kindsOf(herb.kinds)}`,
    ]);
  if (unheld.length > 0 && days.length + spans.length === 0) return nothing(unheld);
  const where = await marketAsked(db, herb, asked.market);
  const of = { ...asked, kinds, markets: where.ids };
  const found = comparesKinds(asked.question, herb)
    ? [await tellOrder(db, herb, { ...of, day: days[0] ?? null })]
    : spans.length > 0
      ? await Promise.all(spans.map((span) => tellSpan(db, herb, { ...of, span })))
      : await Promise.all((days.length > 0 ? days : [null]).map((day) => tellDay(db, herb, { ...of, day })));
  const [first] = found;
  const findings = found.flatMap((one) => one.findings);
  const absent = where.absent && findings[0] ? [{ text: where.absent, evidence: findings[0].evidence }] : [];
  return {
    findings: [...absent, ...findings],
    blocks: first?.blocks ?? [],
    missing: [...unheld, ...new Set(found.flatMap(({ missing }) => missing))],
    lead: first?.lead ?? null,
  };
};

const nothing = (missing: string[]): HerbFindings => ({ findings: [], blocks: [], missing, lead: null });

const kindsAsked = ({ kinds, specs, origins }: Herb): HerbKind[] =>
  kinds.filter(
    ({ spec, origin }) =>
      (specs.length === 0 || specs.includes(spec)) && (origins.length === 0 || origins.includes(origin)),
  );

const saidKind = ({ specs, origins }: Herb): string => [...specs, ...origins].join('，');

const kindsOf = (kinds: readonly HerbKind[]): string => {
  const isOneOrigin = new Set(kinds.map(({ origin }) => origin)).size === 1;
  const names = [...new Set(kinds.map((kind) => (isOneOrigin ? kind.spec : `${kind.spec}（${kind.origin}）`)))];
  const shown = names.slice(0, KINDS_NAMED).join('、');
  return names.length > KINDS_NAMED ? ` ${shown}等 ${names.length} 种` : ` ${shown}`;
};

/** The markets asked for of those that quote the herb; with none of them all, and a sentence that says so. */
const marketAsked = async (db: Kysely<Database>, herb: Herb, { ids, unknown }: AskedMarket) => {
  const { markets } = await marketsOf(db, herb);
  const here = markets.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  if (here.length > 0 || (ids.length === 0 && unknown === null)) return { ids: here, absent: null };
  const names = unknown ? [] : await db.selectFrom('market').where('id', 'in', ids).select('name').limit(3).execute();
  const said = unknown ?? (names.length < 3 ? names.map(({ name }) => name).join('、') : '该地区市场');
  return {
    ids: [],
    absent: `平台没有“${said}”的${herb.name}报价，有报价的市场：${markets.map(({ name }) => name).join('、')}；以下为这些市场的价格。`,
  };
};

type Of = Asked & { kinds: readonly HerbKind[]; markets: readonly string[] };

const tellOrder = async (db: Kysely<Database>, herb: Herb, of: Of & { day: string | null }): Promise<HerbFindings> => {
  const { question, kinds, markets } = of;
  const told = await readKinds(db, herb, kinds, of);
  const findings = compareKinds(
    question,
    told.map((one) => ({ told: one, evidence: kindQuote(one, question) })),
  );
  const [first] = told;
  if (!first || findings.length === 0) return tellDay(db, herb, of);
  // Tables show what is asked now.
  const table = of.day === null ? [kindTable(herb, markets.length === 1 ? markets[0] : undefined, first.date)] : [];
  return { findings, blocks: table, missing: [], lead: null };
};

const tellDay = async (
  db: Kysely<Database>,
  herb: Herb,
  { question, time, kinds, markets, day }: Of & { day: string | null },
): Promise<HerbFindings> => {
  const [lead, ...others] = await readKinds(db, herb, kinds, { day, markets });
  if (!lead) return nothing([await noneOf(db, herb, day)]);
  const further = herb.specs.length > 0 ? others.slice(0, KINDS_TOLD - 1) : [];
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
  const whole = markets.length > 0 ? await readKinds(db, herb, [lead.kind], { day, markets: [] }) : [];
  const lastYear = time.againstLastYear
    ? await readKinds(db, herb, [lead.kind], { day: yearEarlier(lead.date), markets })
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
    lead: { told: lead, evidence },
  };
};

/** The other kinds, where the question names none. */
const alsoQuoted = (herb: Herb, { kind }: KindQuotes): string[] => {
  const others = herb.kinds.filter(({ specId }) => specId !== kind.specId);
  return others.length > 0 && !namesKind(herb) ? [`另有报价的规格：${kindsOf(others).trim()}`] : [];
};

const alsoSentence = (herb: Herb, told: KindQuotes, evidence: Evidence): Finding[] =>
  alsoQuoted(herb, told).map((others) => ({ text: `没有指明规格，这里取报价最全的一种；${others}。`, evidence }));

/** How a market's price lies among those of all, where they are of the same day. */
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

const tellSpan = async (
  db: Kysely<Database>,
  herb: Herb,
  { span, ...of }: Of & { span: AskedTime['spans'][number] },
): Promise<HerbFindings> => {
  const { question, kinds, markets } = of;
  const told = await readKinds(db, herb, kinds, { day: span.to, markets });
  const some = told.slice(0, herb.specs.length > 0 ? KINDS_TOLD : 1);
  const found = await Promise.all(
    some.map(async (one) => ({ one, trend: await readTrend(db, herb, one.kind, { span, markets }) })),
  );
  const held = found.filter(({ trend }) => trend.length > 0);
  const [first] = held;
  // A month of what is quoted by months is no span.
  if (first && held.every(({ trend }) => trend.length === 1)) return tellDay(db, herb, { ...of, day: first.one.date });
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
  if (!newest) return nothing([await noneOf(db, herb, span.to)]);
  const before = await tellDay(db, herb, { ...of, day: newest.date });
  const text = `平台没有${herbAndKind(herb, newest.kind)}在 ${span.from} 至 ${span.to} 的报价，此前最近的是 ${quotedAt(newest)}。`;
  const evidence = before.findings[0]?.evidence ?? kindQuote(newest, question);
  return { ...before, findings: [{ text, evidence }, ...before.findings] };
};

const noneOf = async (db: Kysely<Database>, herb: Herb, day: string | null): Promise<string> => {
  const { first } = await marketsOf(db, herb);
  return day && first ? `${herb.name}最早的报价是 ${first}，没有 ${day} 及以前的报价` : `${herb.name}还没有报价`;
};
