import { formatNumber } from '@bee/domain/format';
import type { ChartLine } from '../plot/chart-line.ts';
import { decimalsOf, plotOf } from '../plot/plot-geometry.ts';
import type { Fill, Mark, MarkDrawing, Shape } from './mark-drawing.ts';

type Group = { id: string; name: string; label: string; values: number[] };
type Quartiles = { low: number; lower: number; middle: number; upper: number; high: number };

const MAX_MONTHS = 24;
/** Of the width of a group. */
const [BOX_WIDTH, CAP_WIDTH] = [0.5, 0.25];

/**
 * The distribution of each line as a box plot; of a single line that of each month, or over all years when there are
 * more than 24 months. Whiskers reach the lowest and the highest value.
 */
export const spreadDrawing = (lines: readonly ChartLine[], scale: 'lin' | 'log'): MarkDrawing => {
  const unit = lines[0]?.unit ?? '';
  const groups = groupsOf(lines);
  const { left } = plotOf(lines, scale, 'day');
  const { yOf } = plotOf(lines, scale, 'day').lines[0] ?? { yOf: () => 0 };
  const decimals = decimalsOf(groups.flatMap(({ values }) => values));
  const text = (value: number) => formatNumber(value, decimals);
  const width = 1 / (groups.length || 1);
  const known = groups.map(({ values }) => quartilesOf(values));
  return {
    marks: groups.map(({ id, name, values }, place): Mark => {
      const quartiles = known[place] ?? null;
      return {
        id,
        name,
        values: quartiles
          ? [
              ...TITLES.map(([key, title]) => ({ name: title, text: `${text(quartiles[key])} ${unit}` })),
              { name: '个数', text: String(values.length) },
            ]
          : [{ text: '无记录' }],
        area: { x: place * width, y: 0, width, height: 1 },
        shapes: quartiles
          ? shapesOf(
              quartiles,
              (place + 0.5) * width,
              width,
              (value) => 1 - yOf(value),
              lines.length > 1 ? `line-${(place % 8) + 1}` : 'line-1',
            )
          : [],
      };
    }),
    columns: 1,
    unit,
    left: left.ticks.map(({ text: label, y }) => ({ text: label, at: 1 - y })),
    bottom: groups.map(({ label }, place) => ({ text: label, at: (place + 0.5) * width })),
    grid: true,
    legend: [],
    method: '箱体为下四分位到上四分位，横线为中位数，须到最低与最高；没有值的不计',
    figures: {
      columns: [
        { title: lines.length > 1 ? '对象' : '月份', type: 'text' },
        ...TITLES.map(([, title]) => ({ title, unit, type: 'number' as const, decimals })),
        { title: '个数', type: 'number', decimals: 0 },
      ],
      rows: groups.map(({ name, values }, place) => [
        name,
        ...TITLES.map(([key]) => known[place]?.[key] ?? null),
        values.length,
      ]),
    },
  };
};

const TITLES: [key: keyof Quartiles, title: string][] = [
  ['high', '最高'],
  ['upper', '上四分位'],
  ['middle', '中位数'],
  ['lower', '下四分位'],
  ['low', '最低'],
];

const shapesOf = (
  { low, lower, middle, upper, high }: Quartiles,
  x: number,
  width: number,
  y: (value: number) => number,
  fill: Fill,
): Shape[] => {
  const [half, cap] = [(width * BOX_WIDTH) / 2, (width * CAP_WIDTH) / 2];
  return [
    { line: [x, y(high), x, y(upper)] },
    { line: [x, y(lower), x, y(low)] },
    { line: [x - cap, y(high), x + cap, y(high)] },
    { line: [x - cap, y(low), x + cap, y(low)] },
    { box: { x: x - half, y: y(upper), width: 2 * half, height: y(lower) - y(upper) }, fill },
    { line: [x - half, y(middle), x + half, y(middle)] },
  ];
};

const groupsOf = (lines: readonly ChartLine[]): Group[] => {
  const [line] = lines;
  if (!line || lines.length > 1)
    return lines.map(({ id, name, points }) => ({
      id,
      name,
      label: name,
      values: points.flatMap(([, value]) => value ?? []),
    }));
  const months = new Set(line.points.map(([day]) => day.slice(0, 7)));
  const isDaily = line.points.length > months.size;
  const byYear = isDaily && months.size <= MAX_MONTHS;
  const keyOf = (day: string) => (byYear ? day.slice(0, 7) : day.slice(5, 7));
  const groups = new Map<string, number[]>();
  for (const key of [...new Set(line.points.map(([day]) => keyOf(day)))].sort()) groups.set(key, []);
  for (const [day, value] of line.points) if (value !== null) groups.get(keyOf(day))?.push(value);
  return [...groups].map(([key, values]) => ({
    id: key,
    name: byYear ? key : `${Number(key)}月（各年合计）`,
    label: byYear ? key.slice(2) : `${Number(key)}月`,
    values,
  }));
};

/** Linear between the two nearest values, as in spreadsheets (QUARTILE.INC). */
export const quartilesOf = (values: readonly number[]): Quartiles | null => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return Number((below + (above - below) * (place % 1)).toPrecision(12));
  };
  return sorted.length > 0 ? { low: at(0), lower: at(0.25), middle: at(0.5), upper: at(0.75), high: at(1) } : null;
};
