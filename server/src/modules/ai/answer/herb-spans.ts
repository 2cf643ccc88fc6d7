import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from './answer-part.ts';
import type { KindQuotes, TrendDay } from './herb-quotes.ts';
import { meanOf } from './herb-quotes.ts';
import { herbAndKind, kindQuote, quotedAt } from './herb-sentences.ts';
import { otherUnit } from './price-sentences.ts';
import type { Span } from './question-dates.ts';

/**
 * Mean of the days of a span, first and last with the change between them, lowest and highest; of several markets each
 * day is their mean.
 * @param told the kind on its newest day of the span
 * @param more further things that the answer says of it
 */
export const spanFindings = (
  told: KindQuotes,
  trend: readonly TrendDay[],
  { span, question, more }: { span: Span; question: string; more: readonly string[] },
): Finding[] => {
  const [first] = trend;
  const last = trend.at(-1);
  if (!first || !last) return [];
  const byPrice = [...trend].sort((a, b) => a.mean - b.mean);
  const at = ({ date }: TrendDay) => quotedAt({ date, freq: told.freq });
  const price = (day: TrendDay | undefined) => (day ? `${formatPrice(day.mean)} 元/公斤（${at(day)}）` : '');
  const mean = meanOf(trend.map((day) => day.mean));
  const markets = Math.max(...trend.map((day) => day.markets));
  const where = markets > 1 ? `${markets} 个市场` : `在${told.quotes[0]?.market}`;
  const unit = told.freq === 'M' ? '个月有报价' : '个报价日';
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
    ...kindQuote(told, question),
    quote: [`${where}，${said.join('。')}`, ...more].join('。'),
  };
  return [
    { text: `${herbAndKind(told.herb, told.kind)}${where} ${average}。`, evidence },
    ...(course ? [{ text: `${course}。`, evidence }] : []),
  ];
};
