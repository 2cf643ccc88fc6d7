import { type SanqiGrade, sanqiGrades, sanqiPrice } from '../content/sanqi-model.ts';
import { addDays, monthStart } from '../days.ts';
import type { LineQuote, PriceLine } from '../scoped-prices.ts';
import { herbMarkets } from './herb-catalogue.ts';

const DAYS = { full: 10 * 365 + 3, small: 400 };

/** Grades as they are traded: those of the model are dug before seeding (春七), hollower roots dug after it (冬七) cost less. */
const sanqiSpecs: { spec: string; grade: SanqiGrade; level: number }[] = [
  ...sanqiGrades.map(({ id }) => ({ spec: id, grade: id, level: 1 })),
  ...(['40头', '60头', '80头', '120头'] as const).map((grade) => ({ spec: `冬七${grade}`, grade, level: 0.86 })),
];

const wenshan = {
  id: 'wenshan',
  name: '文山',
  area: null,
  province: '云南省',
  city: '文山壮族苗族自治州',
  adcode: '532600',
};

/** How far a market lies from the mean of all; together 0, so that the mean is the price of the model. */
const markets: { market: PriceLine['market']; distance: number }[] = [
  { market: wenshan, distance: -0.03 },
  ...herbMarkets.map((market, index) => ({ market, distance: [0, 0.03, -0.015, 0.015][index] ?? 0 })),
];

/** Means of months, dated on their last day, in the five markets where 三七 is traded. */
export const sanqiLines = (size: 'full' | 'small'): PriceLine[] =>
  sanqiSpecs.flatMap(({ spec, grade, level }) =>
    markets.map(
      ({ market, distance }): PriceLine => ({
        scope: 'herb',
        product: { classId: '中药材', group: '根茎类', name: '三七', alias: ['田七', '文山三七'] },
        market,
        spec,
        variant: '云南文山',
        origin: '云南文山',
        unit: '公斤',
        monthly: true,
        days: DAYS[size],
        quoteOn: (day) => quoteOn(grade, level, distance, day),
      }),
    ),
  );

const quoteOn = (grade: SanqiGrade, level: number, distance: number, day: string): LineQuote | null => {
  if (!addDays(day, 1).endsWith('-01')) return null;
  const mean = tenth(sanqiPrice(grade, monthStart(day)) * level);
  const offset = Math.sign(distance) * tenth(mean * Math.abs(distance));
  return { low: null, avg: tenth(mean + offset), high: null };
};

const tenth = (price: number): number => Math.round(price * 10) / 10;
