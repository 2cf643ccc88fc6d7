import { LINE, LINE_COLORS, type Mark, TEXT_TERTIARY } from '../../../../../drawing/marks.ts';
import type { Chart } from '../report-document.ts';
import type { Size } from './chart-marks.ts';

const LEFT = 40;
const TOP = 16;
const BOTTOM = 22;
const SIZE = 8;
const MAX_LABELS = 7;

/** Lines labelled at their ends; a missing value is a gap. */
export const lineMarks = ({ labels, lines, unit }: Chart, { width, height }: Size): Mark[] => {
  const right = 12 + SIZE * Math.max(...lines.map(({ name }) => [...name].length));
  const ticks = ticksOf(lines.flatMap(({ values }) => values.filter((value) => value !== null)));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (at: number) => LEFT + (at / Math.max(1, labels.length - 1)) * (width - LEFT - right);
  const y = (value: number) => TOP + (1 - (value - low) / (high - low || 1)) * (height - TOP - BOTTOM);
  const grid = ticks.flatMap((tick): Mark[] => [
    { kind: 'path', d: `M${LEFT} ${at(y(tick))}L${at(width - right)} ${at(y(tick))}`, color: LINE, width: 0.6 },
    note(LEFT - 5, y(tick) + SIZE * 0.35, tickText(tick), 'end'),
  ]);
  const step = Math.max(1, Math.ceil(labels.length / MAX_LABELS));
  const days = labels.flatMap((label, index): Mark[] =>
    (labels.length - 1 - index) % step === 0 ? [note(x(index), height - 6, label, 'middle')] : [],
  );
  const ends = spread(lines.map(({ values }) => y(values.findLast((value) => value !== null) ?? low)));
  const drawn = lines.flatMap(({ name, values }, index): Mark[] => {
    const color = LINE_COLORS[index % LINE_COLORS.length] ?? TEXT_TERTIARY;
    return [
      { kind: 'path', d: pathOf(values, x, y), color, width: 1.4 },
      { ...note(width - right + 5, (ends[index] ?? 0) + SIZE * 0.35, name, 'start'), color },
    ];
  });
  return [note(LEFT - 5, TOP - 7, unit, 'end'), ...grid, ...days, ...drawn];
};

const note = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end') =>
  ({ kind: 'text', x, y, text, anchor, size: SIZE, color: TEXT_TERTIARY }) as const;

const pathOf = (values: (number | null)[], x: (at: number) => number, y: (value: number) => number): string => {
  let open = false;
  return values
    .map((value, index) => {
      if (value === null) {
        open = false;
        return '';
      }
      const step = `${open ? 'L' : 'M'}${at(x(index))} ${at(y(value))}`;
      open = true;
      return step;
    })
    .join('');
};

/** Moves overlapping labels apart, preserving their order. */
const spread = (places: number[]): number[] => {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let last = -Infinity;
  const out: number[] = [];
  for (const { place, index } of order) {
    last = Math.max(place, last + SIZE * 1.25);
    out[index] = last;
  }
  return out;
};

const tickText = (tick: number): string => String(Math.round(tick * 100) / 100);

const at = (value: number): string => value.toFixed(1);

/** Round, evenly spaced ticks around the values, usually four to six. */
const ticksOf = (values: readonly number[]): number[] => {
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((high - low || Math.abs(high) || 1) / 4);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};

const roundStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
};
