import type { Mark } from '../../../../../drawing/marks.ts';

/** Moves the marks right by `x` and down by `y`. */
export const moveMarks = (marks: readonly Mark[], x: number, y: number): Mark[] =>
  marks.map((mark) =>
    mark.kind === 'path' ? { ...mark, d: movedPath(mark.d, x, y) } : { ...mark, x: mark.x + x, y: mark.y + y },
  );

/** Handles only paths of absolute M and L commands. */
const movedPath = (d: string, x: number, y: number): string =>
  d.replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)/g,
    (_, step, left, top) => `${step}${(Number(left) + x).toFixed(1)} ${(Number(top) + y).toFixed(1)}`,
  );
