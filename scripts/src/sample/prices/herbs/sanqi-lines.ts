import { addDays, dayNumber, monthOf, monthStart } from '../../../../../server/src/sample/days.ts';
import { seedOf, smoothNoise } from '../../../../../server/src/sample/random.ts';
import type { DrawnSeries, LineQuote } from '../drawn-series.ts';
import { herbMarkets } from './herb-catalogue.ts';
import { type SanqiGrade, sanqiGrades, sanqiPrice } from './sanqi-model.ts';

/** Grades as they are traded: those of the model are dug before seeding (春七), hollower roots dug after it (冬七) cost less. */
const sanqiSpecs: { spec: string; grade: SanqiGrade; winter: boolean }[] = [
  ...sanqiGrades.map(({ id }) => ({ spec: id, grade: id, winter: false })),
  ...(['40头', '60头', '80头', '120头'] as const).map((grade) => ({ spec: `冬七${grade}`, grade, winter: true })),
];

/** What 冬七 costs of 春七: least when its harvest of winter comes to the markets, most before the next. */
const winterLevel = (grade: SanqiGrade, day: string): number => {
  const at = Math.floor(dayNumber(day) / 30.44);
  return (
    0.86 - 0.02 * Math.cos((2 * Math.PI * (monthOf(day) - 2)) / 12) + 0.015 * smoothNoise(seedOf('冬七', grade), at, 5)
  );
};

const wenshan = {
  id: 'wenshan',
  name: '文山',
  area: null,
  province: '云南省',
  city: '文山壮族苗族自治州',
  adcode: '532600',
};

/** How far a market lies from the mean of all; together 0, so that the mean is the price of the model. */
const markets: { market: DrawnSeries['record']['market']; distance: number }[] = [
  { market: wenshan, distance: -0.03 },
  ...herbMarkets.map((market, index) => ({ market, distance: [0, 0.03, -0.015, 0.015][index] ?? 0 })),
];

/** Means of months, dated on their last day, in the five markets where 三七 is traded. */
export const sanqiLines = (): DrawnSeries[] =>
  sanqiSpecs.flatMap(({ spec, grade, winter }) =>
    markets.map(
      ({ market, distance }): DrawnSeries => ({
        record: {
          scope: 'herb',
          product: { group: '根茎类', name: '三七', alias: ['田七', '文山三七'] },
          market,
          spec,
          variant: '云南文山',
          origin: '云南文山',
          unit: '公斤',
          monthly: true,
        },
        quoteOn: (day) => quoteOn(grade, winter, distance, day),
      }),
    ),
  );

const quoteOn = (grade: SanqiGrade, winter: boolean, distance: number, day: string): LineQuote | null => {
  if (!addDays(day, 1).endsWith('-01')) return null;
  const mean = tenth(sanqiPrice(grade, monthStart(day)) * (winter ? winterLevel(grade, day) : 1));
  const offset = Math.sign(distance) * tenth(mean * Math.abs(distance));
  return { low: null, avg: tenth(mean + offset), high: null };
};

const tenth = (price: number): number => Math.round(price * 10) / 10;
