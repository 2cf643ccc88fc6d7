import { formatNumber } from '@bee/domain/format';
import type { ChartLine } from '../plot/chart-line.ts';
import { decimalsOf } from '../plot/plot-geometry.ts';
import type { Mark, MarkDrawing } from './mark-drawing.ts';

type Month = { mean: number | null; count: number; part: string | undefined };

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const TONES = 5;
/** px */
const ROW = 64;

/** Months by years: the mean of each month, one row per year and line; the newest year is the lowest row. */
export const seasonDrawing = (lines: readonly ChartLine[]): MarkDrawing => {
  const unit = lines[0]?.unit ?? '';
  const decimals = decimalsOf(lines.flatMap(({ points }) => points.map(([, value]) => value)));
  const rows = rowsOf(lines, decimals);
  const means = rows.flatMap(({ months }) => months.flatMap(({ mean }) => mean ?? []));
  const [min, max] = [Math.min(...means), Math.max(...means)];
  const toneOf = (value: number) => 1 + Math.min(TONES - 1, Math.floor(((value - min) / (max - min || 1)) * TONES));
  const text = (value: number) => formatNumber(value, decimals);
  const height = 1 / (rows.length || 1);
  const marks = rows.flatMap(({ key, title, year, months }, row) =>
    months.map(({ mean, count, part }, month): Mark => {
      const area = { x: month / 12, y: row * height, width: 1 / 12, height };
      return {
        id: `${key}-${month}`,
        name: `${title.replace(year, '').trim()} ${year}年${month + 1}月`.trim(),
        values:
          mean === null
            ? [{ text: '无记录' }]
            : [
                { name: count > 1 ? '均值' : '', text: `${text(mean)} ${unit}${part ? `（${part}）` : ''}` },
                ...(count > 1 ? [{ name: '个数', text: String(count) }] : []),
              ],
        area,
        shapes: [{ box: area, fill: mean === null ? 'none' : `tone-${toneOf(mean)}` }],
        ...(mean !== null && { text: text(mean) }),
      };
    }),
  );
  return {
    marks,
    columns: 12,
    unit,
    height: rows.length * ROW,
    left: rows.map(({ title }, row) => ({ text: title, at: (row + 0.5) * height })),
    bottom: MONTHS.map((month) => ({ text: `${month + 1}月`, at: (month + 0.5) / 12 })),
    legend: [...(means.length > 0 ? tonesBetween(min, max, text) : []), { fill: 'none' as const, text: '无记录' }],
    method: '每格为当月各期有值的数的均值；没有数的月份留空，不插值',
    figures: {
      columns: [
        { title: lines.length > 1 ? '年份与对象' : '年份', type: 'text' },
        ...MONTHS.map((month) => ({ title: `${month + 1}月`, unit, type: 'number' as const, decimals })),
      ],
      rows: rows.map(({ title, months }) => [title, ...months.map(({ mean }) => mean)]),
    },
  };
};

/** Every year from the first to the last, also those without a value. */
const rowsOf = (lines: readonly ChartLine[], decimals: number) => {
  const years = lines.flatMap(({ points }) =>
    points.flatMap(([day, value]) => (value === null ? [] : Number(day.slice(0, 4)))),
  );
  const first = Math.min(...years);
  const all =
    years.length > 0 ? Array.from({ length: Math.max(...years) - first + 1 }, (_, place) => String(first + place)) : [];
  return lines.flatMap((line) => {
    const months = monthsOf(line, decimals);
    return all.map((year) => ({
      key: `${line.id} ${year}`,
      year,
      // The year first: a long name is cut at its end.
      title: lines.length > 1 ? `${year} ${line.name}` : year,
      months: MONTHS.map(
        (month): Month =>
          months.get(`${year}-${String(month + 1).padStart(2, '0')}`) ?? { mean: null, count: 0, part: undefined },
      ),
    }));
  });
};

const monthsOf = ({ points, parts = {} }: ChartLine, decimals: number): Map<string, Month> => {
  const sums = new Map<string, { sum: number; count: number; part: string | undefined }>();
  for (const [day, value] of points) {
    if (value === null) continue;
    const month = day.slice(0, 7);
    const { sum, count, part } = sums.get(month) ?? { sum: 0, count: 0, part: undefined };
    sums.set(month, { sum: sum + value, count: count + 1, part: parts[day] ?? part });
  }
  const scale = 10 ** decimals;
  return new Map(
    [...sums].map(([month, { sum, count, part }]) => [
      month,
      { mean: Math.round((sum / count) * scale) / scale, count, part },
    ]),
  );
};

const tonesBetween = (min: number, max: number, text: (value: number) => string) =>
  max === min
    ? [{ fill: 'tone-1' as const, text: text(min) }]
    : Array.from({ length: TONES }, (_, tone) => {
        const at = (place: number) => text(min + ((max - min) * place) / TONES);
        return { fill: `tone-${tone + 1}` as const, text: `${at(tone)}–${at(tone + 1)}` };
      });
