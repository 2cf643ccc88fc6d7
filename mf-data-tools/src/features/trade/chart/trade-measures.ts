import type { TradePoint } from '@bee/contracts/resource/trade';
import type { AccessBlock } from '@bee/contracts/shapes';
import { tierOfMonths } from '@bee/domain/trade-rights';
import type { ChartChoices, ChartLine, ChoiceLock } from '@bee/ui/data';
import { lockOf, remedyFor } from '../../../components/gate/choice-lock.ts';
import { isKilogram } from '../../../components/trade/trade-amount.ts';

/** Measures of a trade chart. */
export const measures = ['value', 'qty', 'price'] as const;
export type Measure = (typeof measures)[number];

export const measureTitles: Record<Measure, string> = { value: '金额', qty: '数量', price: '均价' };

const PLACE: Record<Measure, 1 | 2 | 3> = { value: 1, qty: 2, price: 3 };

type Unit = { key: string; title: string /** shown = recorded ÷ divisor. */; divisor: number };

const VALUE_UNITS: Unit[] = [
  { key: 'wan', title: '万美元', divisor: 1e4 },
  { key: 'yi', title: '亿美元', divisor: 1e8 },
];

/** Kilograms can be shown as tons; other units (个, 升) are fixed. */
const unitsOf = (measure: Measure, unit: string | null): Unit[] => {
  if (measure === 'value') return VALUE_UNITS;
  const kilograms = unit === null || isKilogram(unit);
  const own: Unit =
    measure === 'qty'
      ? { key: 'own', title: unit ?? '千克', divisor: 1 }
      : { key: 'own', title: `美元/${unit ?? '千克'}`, divisor: 1 };
  if (!kilograms) return [own];
  const tons: Unit =
    measure === 'qty' ? { key: 't', title: '吨', divisor: 1000 } : { key: 't', title: '美元/吨', divisor: 1 / 1000 };
  return measure === 'qty' ? [tons, own] : [own, tons];
};

/** @param access the months that the user may see; all by default */
export const measureChoices = (measure: Measure, unit: string | null, access?: AccessBlock): ChartChoices => {
  const units = unitsOf(measure, unit);
  return {
    periods: PERIODS.map(({ key, title, months }) => ({
      key,
      title,
      lock: lockBeyond(months, access),
    })),
    units: units.map(({ key, title }) => ({ key, title })),
    locks: { yoy: yearBeforeRemedy(access) === null ? undefined : lockBeyond(A_YEAR_BACK, access) },
    fallback: { period: '3y', unit: units[0]?.key ?? 'own' },
    mostCompared: MAX_COMPARED,
  };
};

/** Months from the newest one back to the same month of the year before. */
const A_YEAR_BACK = 13;

/** What unlocks the same month of the year before: 登录后. Null where it is visible or does not exist. */
export const yearBeforeRemedy = (access: AccessBlock | undefined): string | null =>
  access ? remedyFor(tierOfMonths(A_YEAR_BACK), A_YEAR_BACK, access) : null;

const lockBeyond = (months: number, access: AccessBlock | undefined): ChoiceLock | undefined => {
  if (!access?.preview || access.allowed || months <= access.preview.shown) return undefined;
  return lockOf(tierOfMonths(Math.min(months, access.preview.total)));
};

const MAX_COMPARED = 4;

export const PERIODS = [
  { key: '1y', title: '1年', months: 12 },
  { key: '3y', title: '3年', months: 36 },
  { key: 'all', title: '全部', months: Number.POSITIVE_INFINITY },
] as const;

export const unitOf = (measure: Measure, unit: string | null, key: string): Unit => {
  const units = unitsOf(measure, unit);
  return units.find((one) => one.key === key) ?? units[0] ?? { key: 'own', title: '', divisor: 1 };
};

type Series = { id: string; name: string; points: readonly TradePoint[] };

/** Each month is placed at its first day; unrecorded and confidential months are gaps. */
export const lineOf = ({ id, name, points }: Series, measure: Measure, unit: Unit): ChartLine => ({
  id,
  name,
  unit: unit.title,
  points: points.map((point) => {
    const value = point[PLACE[measure]];
    return [`${point[0]}-01`, value === null ? null : rounded(value / unit.divisor)];
  }),
});

/** Removes floating-point errors of the division from tables and files. */
const rounded = (value: number): number => Number(value.toPrecision(12));
