import { FALL, LINE, type Mark, RISE, TEXT, TEXT_TERTIARY } from '../../../../../drawing/marks.ts';
import type { Chart } from '../report-document.ts';
import type { Size } from './chart-marks.ts';

const SIZE = 8.5;
const NAMES = 78;
const NUMBERS = 44;
const TOP = 18;

/** One bar per label with its number: right of zero for a rise, left for a fall. */
export const barMarks = ({ labels, lines, unit }: Chart, { width, height }: Size): Mark[] => {
  const values = labels.map((_, index) => lines[0]?.values[index] ?? null);
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const [from, to] = [NAMES + (low < 0 ? NUMBERS : 6), width - NUMBERS];
  const x = (value: number) => from + ((value - low) / (high - low || 1)) * (to - from);
  const row = (height - TOP) / Math.max(1, labels.length);
  const rows = labels.flatMap((label, index): Mark[] => {
    const value = values[index] ?? null;
    const middle = TOP + row * (index + 0.5);
    const name: Mark = {
      kind: 'text',
      x: 0,
      y: middle + SIZE * 0.35,
      text: label,
      size: SIZE,
      color: TEXT,
      anchor: 'start',
    };
    if (value === null) return [name];
    const color = value >= 0 ? RISE : FALL;
    return [
      name,
      {
        kind: 'rect',
        x: Math.min(x(0), x(value)),
        y: middle - row * 0.3,
        width: Math.max(0.8, Math.abs(x(value) - x(0))),
        height: row * 0.6,
        color,
      },
      {
        kind: 'text',
        x: value >= 0 ? x(value) + 4 : x(value) - 4,
        y: middle + SIZE * 0.35,
        text: `${value > 0 ? '+' : ''}${value.toFixed(1)}`,
        size: SIZE,
        color,
        anchor: value >= 0 ? 'start' : 'end',
      },
    ];
  });
  return [
    { kind: 'text', x: 0, y: 9, text: `单位：${unit}`, size: 8, color: TEXT_TERTIARY, anchor: 'start' },
    { kind: 'path', d: `M${x(0).toFixed(1)} ${TOP}L${x(0).toFixed(1)} ${height}`, color: LINE, width: 0.8 },
    ...rows,
  ];
};
