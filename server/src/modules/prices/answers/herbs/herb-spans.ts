import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../../answering/answer-tool.ts';
import type { Span } from '../../../../answering/question-dates.ts';
import type { Db } from '../../../../db/schema.ts';
import { otherUnit } from '../price-sentences.ts';
import type { Herb } from '../store/herbs/find-herbs.ts';
import { type KindQuotes, meanOf, readKinds, readTrend, type TrendDay } from '../store/herbs/herb-quotes.ts';
import {
  alsoQuoted,
  alsoSentence,
  describeDay,
  type HerbDayQuery,
  type HerbFindings,
  MAX_KINDS,
  noneOf,
  nothing,
} from './herb-days.ts';
import { chartOf, herbAndKind, kindQuote, quotedAt } from './herb-sentences.ts';

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
