import { unitFactor } from '@bee/domain/measure-units';
import { type ChartLine, transformLines } from '@bee/ui/data';
import { type Formula, formulasText } from '../address/formula.ts';

type Value = number | null;
type Part = { place: number; line: ChartLine };
/** A line without its id, and the formula in words: 1 ÷ 2 × 100. */
type Result = Pick<ChartLine, 'name' | 'unit' | 'points'> & { formula: string };

export type CalculatedLine = ChartLine & { formula: string };

/** The lines of formulas; those whose parts are missing or whose units do not fit are left out. */
export const calculatedLines = (
  lines: readonly ChartLine[],
  formulas: readonly Formula[],
  places: readonly number[],
): CalculatedLine[] =>
  formulas.flatMap(({ kind, of }) => {
    const parts = of.flatMap((place): Part[] => {
      const line = lines[places.indexOf(place)];
      return line ? [{ place, line }] : [];
    });
    const [first, second] = parts;
    if (!first || parts.length < of.length) return [];
    const result = second ? ofTwo(kind, first, second) : ofOne(kind, first);
    return result ? [{ id: formulasText([{ kind, of }]), ...result }] : [];
  });

const ofOne = (kind: Formula['kind'], { place, line }: Part): Result => {
  const isIndex = kind === 'idx';
  const [{ unit, points } = line] = transformLines([line], isIndex ? 'idx100' : 'yoy');
  return {
    name: `${line.name} ${isIndex ? '指数' : '同比'}`,
    unit,
    points,
    formula: isIndex ? `${place} ÷ 起点的 ${place} × 100` : `(${place} ÷ 上年同期的 ${place} − 1) × 100`,
  };
};

/** Null where the units do not fit. */
const ofTwo = (
  kind: Formula['kind'],
  { place: a, line: one }: Part,
  { place: b, line: other }: Part,
): Result | null => {
  // To the unit of the first series.
  const same = one.unit === other.unit ? 1 : unitFactor(other.unit, one.unit);
  const converted = same === null || same === 1 ? '' : `（换算为${one.unit}）`;
  const each = (calculate: (first: number, second: number) => number) => ({ points: pointsOf(one, other, calculate) });
  if (kind === 'ratio')
    return {
      name: `${one.name} 比 ${other.name}`,
      unit: same === null ? `${one.unit}/${other.unit}` : '倍',
      formula: `${a} ÷ ${b}${converted}`,
      ...each((first, second) => first / (second * (same ?? 1))),
    };
  if (kind === 'per') {
    const [mass, people] = [unitFactor(one.unit, '公斤'), unitFactor(other.unit, '人')];
    if (people === null) return null;
    return {
      name: `${one.name} 人均`,
      unit: mass === null ? `${one.unit}/人` : '公斤/人',
      formula: `${a} ÷ ${b}（人）`,
      ...each((first, second) => (first * (mass ?? 1)) / (second * people)),
    };
  }
  if (same === null) return null;
  if (kind === 'sum')
    return {
      name: `${one.name} 与 ${other.name} 合计`,
      unit: one.unit,
      formula: `${a} + ${b}${converted}`,
      ...each((first, second) => first + second * same),
    };
  return {
    name: `${one.name} 占 ${other.name}`,
    unit: '%',
    formula: `${a} ÷ ${b}${converted} × 100`,
    ...each((first, second) => (100 * first) / (second * same)),
  };
};

/** Only where both have a value for the whole period; a division by 0 has none. */
const pointsOf = (one: ChartLine, other: ChartLine, calculate: (first: number, second: number) => number) => {
  const values = new Map(wholePoints(other));
  return wholePoints(one).map(([day, first]): [string, Value] => {
    const second = values.get(day) ?? null;
    const value = first === null || second === null ? null : calculate(first, second);
    return [day, value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(12))];
  });
};

const wholePoints = ({ points, parts = {} }: ChartLine): [string, Value][] =>
  points.map(([day, value]) => [day, parts[day] === undefined ? value : null]);
