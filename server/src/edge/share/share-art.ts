import { ringSector } from '@bee/domain/month-ring';
import type { ShareCard } from './share-picture.ts';
import { COLOUR, textAt } from './share-text.ts';

type Art = NonNullable<ShareCard['art']>;
type Sides = { left: number; right: number };

/** The facts of a card as SVG: months right of the title, the rest below it. */
export const artSvg = (art: Art, sides: Sides): string =>
  art.kind === 'steps' ? stepsSvg(art.steps, sides) : art.kind === 'season' ? ringSvg(art) : movesSvg(art, sides);

const RING = { x: 970, y: 356, inner: 72, outer: 150 };
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Twelve months clockwise, January at the top. */
const ringSvg = ({ high, low }: Extract<Art, { kind: 'season' }>): string => {
  const tone = (month: number) => (month === high ? COLOUR.rise : month === low ? COLOUR.primary : COLOUR.line);
  return [
    ...MONTHS.map((month) => `<path d="${ringSector(RING, month, RING.outer)}" fill="${tone(month)}"/>`),
    textAt(RING.x, RING.y - 6, 30, COLOUR.rise, `高 ${high} 月`, 700, 'middle'),
    textAt(RING.x, RING.y + 36, 30, COLOUR.primary, `低 ${low} 月`, 700, 'middle'),
  ].join('');
};

const BAR = { x: 620, y: 500, height: 24 };

/** How many rose and fell, and their shares as a bar. */
const movesSvg = ({ up, down }: Extract<Art, { kind: 'moves' }>, { right }: Sides): string => {
  const width = right - BAR.x;
  const risen = up + down > 0 ? (width * up) / (up + down) : 0;
  const bar = (x: number, length: number, fill: string) =>
    `<rect x="${x}" y="${BAR.y}" width="${length}" height="${BAR.height}" fill="${fill}"/>`;
  return [
    textAt(BAR.x, BAR.y - 24, 56, COLOUR.rise, `${up} 涨`, 700),
    textAt(right, BAR.y - 24, 56, COLOUR.primary, `${down} 跌`, 700, 'end'),
    bar(BAR.x, risen, COLOUR.rise),
    bar(BAR.x + risen, width - risen, COLOUR.primary),
  ].join('');
};

const LINE = 448;

/** A line with a node for each fact of a policy. */
const stepsSvg = (steps: Extract<Art, { kind: 'steps' }>['steps'], { left, right }: Sides): string => {
  const step = (right - left) / steps.length;
  return [
    `<rect x="${left}" y="${LINE - 2}" width="${right - left}" height="4" fill="${COLOUR.line}"/>`,
    ...steps.map(({ title, text }, place) => {
      const x = left + place * step;
      return `<circle cx="${x + 12}" cy="${LINE}" r="12" fill="${COLOUR.primary}"/>${textAt(x, LINE - 32, 26, COLOUR.quiet, title)}${textAt(x, LINE + 60, 34, COLOUR.text, text, 700)}`;
    }),
  ].join('');
};
