import { formatChange, formatPrice } from '@bee/domain/format';
import { ringSector } from '@bee/domain/month-ring';
import type { Ladder, ShareCard } from './share-picture.ts';
import { COLOUR, textAt } from './share-text.ts';

type Art = NonNullable<ShareCard['art']>;
type Sides = { left: number; right: number };

/** The facts of a card as SVG: months right of the title, the rest below it. */
export const artSvg = (art: Art, sides: Sides): string => {
  switch (art.kind) {
    case 'steps':
      return stepsSvg(art.steps, sides);
    case 'season':
      return ringSvg(art);
    case 'moves':
      return movesSvg(art, sides);
    case 'ladder':
      return ladderSvg(art, sides);
  }
};

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

const RUNG = { x: 620, bottom: 510, step: 46, name: 260, nameLength: 10 };

/** The price in large type on the left; right of it markets from the cheapest to the dearest, on one scale. */
const ladderSvg = ({ price, unit, change, rungs }: Ladder, { left, right }: Sides): string => {
  const [low, high] = [rungs[0]?.price ?? 0, rungs.at(-1)?.price ?? 0];
  const scale = { from: RUNG.x + RUNG.name, to: right - 100 };
  const at = (value: number) =>
    high > low ? scale.from + ((value - low) / (high - low)) * (scale.to - scale.from) : scale.from;
  const colour = change === 0 ? COLOUR.quiet : (change ?? 0) > 0 ? COLOUR.rise : COLOUR.primary;
  return [
    textAt(left, 470, 108, COLOUR.text, price, 700),
    textAt(left, 520, 30, COLOUR.quiet, unit),
    change === null ? '' : textAt(left + 130, 520, 30, colour, `${formatChange(change)} 较上次报价`, 700),
    ...rungs.map((rung, place) => {
      const y = RUNG.bottom - (rungs.length - 1 - place) * RUNG.step;
      const isCut = rung.market.length > RUNG.nameLength;
      return [
        textAt(RUNG.x, y + 9, 24, COLOUR.text, isCut ? `${rung.market.slice(0, RUNG.nameLength - 1)}…` : rung.market),
        `<rect x="${scale.from}" y="${y - 1}" width="${scale.to - scale.from}" height="2" fill="${COLOUR.line}"/>`,
        `<circle cx="${at(rung.price)}" cy="${y}" r="9" fill="${COLOUR.primary}"/>`,
        textAt(right, y + 9, 26, COLOUR.text, formatPrice(rung.price), 700, 'end'),
      ].join('');
    }),
  ].join('');
};
