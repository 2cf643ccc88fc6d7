import type { TradeFlow, TradePoint } from '@bee/contracts/resource/trade';
import { growthOverWords, yearBeforeIn, yearOnYearWords } from '@bee/domain/figure-sentences';
import { changeBetween, type Figure, periodOf } from '@bee/domain/period';
import {
  flowTitles,
  periodText,
  quantityText,
  unitPriceText,
  usdText,
} from '../../../components/trade/trade-amount.ts';
import type { MonthSpan } from './trade-span.ts';

type Sentence = {
  /** 泰国榴莲 */
  subject: string;
  flow: TradeFlow;
  basis: string;
  unit: string | null;
  points: readonly TradePoint[];
  span: MonthSpan;
  /** What unlocks the months before the first of `points`: 登录后. */
  lock?: string | null;
};

/** The chart in words: the newest month with comparisons, then the total of the span. No causes. */
export const tradeSentence = ({ subject, flow, basis, unit, points, span, lock }: Sentence): string => {
  const shown = points.filter(([month]) => month >= span.from && month <= span.to);
  const known = shown.filter(([, value]) => value !== null);
  const last = known.at(-1);
  if (!last) return `${subject}在所选时期没有${flowTitles[flow]}记录。`;
  const [month, value, quantity, price, flag] = last;
  const figures = points.flatMap(figureOf);
  const now = figureOf(last)[0] ?? null;
  const change = yearOnYearWords(changeBetween(now, now && yearBeforeIn(figures, now)), {
    lock,
    otherwise: '没有可比的上年同期',
  });
  const growth = growthOverWords(shown.flatMap(figureOf));
  const amounts = [
    `${flowTitles[flow]}额 ${usdText(value)}（${basis}）`,
    quantity === null ? '' : `数量 ${quantityText(quantity, unit)}`,
    price === null ? '' : `均价 ${unitPriceText(price, unit)}`,
  ].filter(Boolean);
  const total = known.reduce((sum, point) => sum + (point[1] ?? 0), 0);
  const secret = shown.filter((point) => point[4] === 'conf').length;
  const missing = shown.length - known.length - secret;
  return [
    `${periodText(month)}${flag === 'prov' ? '（初步数）' : ''}${subject}${amounts.join('，')}${change}；`,
    `${span.from} 至 ${span.to} ${known.length} 个月合计 ${usdText(total)}`,
    missing > 0 ? `，${missing} 个月没有记录（不补数）` : '',
    secret > 0 ? `，${secret} 个月保密` : '',
    growth ? `；${growth}` : '',
    '。',
  ].join('');
};

const figureOf = ([month, value]: TradePoint): Figure[] => {
  const period = periodOf('M', month);
  return period ? [{ period, value }] : [];
};
