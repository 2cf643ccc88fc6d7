import type { Figures } from '../data/figure-table.tsx';

/** Position in fractions of the plot area, from its left and upper edge. */
export type Box = { x: number; y: number; width: number; height: number };

/** A tone of a map in ascending order, a colour of a line, or a hatched area for a missing value. */
export type Fill = `tone-${number}` | `line-${number}` | 'none';

/** `line` is in the colour of text. A `ribbon` runs from the upper end of one side to that of another. */
export type Shape =
  | { box: Box; fill: Fill }
  | { line: readonly [x1: number, y1: number, x2: number, y2: number] }
  | { ribbon: readonly [x1: number, y1: number, x2: number, y2: number]; thickness: number; fill: Fill };

/** A part of a drawing with figures of its own. */
export type Mark = {
  id: string;
  name: string;
  /** With units, or a word for none. */
  values: readonly { name?: string; text: string }[];
  /** Reacts to mouse and finger, and is outlined while it is read. */
  area: Box;
  shapes: readonly Shape[];
  /** Written on the area where it fits. */
  text?: string;
  /** What is shown after a click: the parts of this part. */
  href?: string | undefined;
};

export type AxisLabel = { text: string; at: number };

/** A drawing that is shown on the screen and saved as a picture, and its figures as table and file. */
export type MarkDrawing = {
  marks: readonly Mark[];
  /** Marks in a row, for the arrow keys up and down. */
  columns: number;
  unit: string;
  /** px, at most; by default all that the window has. */
  height?: number;
  left: readonly AxisLabel[];
  right?: readonly AxisLabel[];
  bottom: readonly AxisLabel[];
  /** Lines across the area at the labels of the left axis. */
  grid?: boolean;
  legend: readonly { fill: Fill; text: string }[];
  /** How the figures are computed. */
  method: string;
  figures: Figures;
};

/** The mark at a position: a ribbon is hit within its band only. */
export const markAt = (marks: readonly Mark[], x: number, y: number): number =>
  marks.findIndex(({ area, shapes }) => {
    if (x < area.x || x > area.x + area.width || y < area.y || y > area.y + area.height) return false;
    return shapes.every((shape) => !('ribbon' in shape) || isOnRibbon(shape, x, y));
  });

const isOnRibbon = (
  { ribbon: [x1, y1, x2, y2], thickness }: Extract<Shape, { ribbon: unknown }>,
  x: number,
  y: number,
) => {
  const upper = y1 + (y2 - y1) * curveAt((x - x1) / (x2 - x1));
  return y >= upper && y <= upper + thickness;
};

/** Height of the curve of `ribbonPath` at a width, both from 0 to 1. */
const curveAt = (x: number): number => {
  let [from, to] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const t = (from + to) / 2;
    if (1.5 * t * (1 - t) + t ** 3 < x) from = t;
    else to = t;
  }
  const t = (from + to) / 2;
  return 3 * t ** 2 * (1 - t) + t ** 3;
};

/** Path of a ribbon in an area of this size. */
export const ribbonPath = (
  { ribbon: [x1, y1, x2, y2], thickness }: Extract<Shape, { ribbon: unknown }>,
  { width, height }: { width: number; height: number },
): string => {
  const [left, right, middle] = [x1, x2, (x1 + x2) / 2].map((x) => round(x * width));
  const edge = (low: number) => [y1 + low, y2 + low].map((y) => round(y * height));
  const [from, to] = edge(0);
  const [lowFrom, lowTo] = edge(thickness);
  return `M${left} ${from}C${middle} ${from} ${middle} ${to} ${right} ${to}V${lowTo}C${middle} ${lowTo} ${middle} ${lowFrom} ${left} ${lowFrom}Z`;
};

const round = (value: number): number => Math.round(value * 10) / 10;
