import type { Page } from '@bee/testing/playwright';

/** Left, top, width and height in pixels, by selector. */
export type Boxes = Record<string, number[]>;

/** Elements that define the layout of a screen; the first visible one of each. */
const KEY_ELEMENTS = [
  '.shell-header',
  '.shell-nav',
  '.shell-footer',
  'main',
  'h1',
  'main h2',
  'main form',
  'main table',
  'main tbody tr',
  'main svg',
  'dialog[open]',
  'dialog[open] form',
];

/** Text may differ by some pixels in size with another version of the browser. */
const TOLERANCE = 3;

export const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(
    (selectors) =>
      Object.fromEntries(
        selectors.flatMap((selector) => {
          const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
          if (!found) return [];
          const { left, top, width, height } = found.getBoundingClientRect();
          return [[selector, [left, top, width, height].map(Math.round)]];
        }),
      ),
    KEY_ELEMENTS,
  );

/** Elements that moved, changed their size, appeared or disappeared, one line each. */
export const movedBoxes = (kept: Boxes, now: Boxes): string[] =>
  [...new Set([...Object.keys(kept), ...Object.keys(now)])].flatMap((selector) => {
    const [before, after] = [kept[selector], now[selector]];
    const isSame =
      before && after && before.every((value, index) => Math.abs(value - (after[index] ?? 0)) <= TOLERANCE);
    return isSame ? [] : [`${selector}: ${before?.join(' ') ?? 'not there'} → ${after?.join(' ') ?? 'not there'}`];
  });
