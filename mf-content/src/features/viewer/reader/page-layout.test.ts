import { GAP_PX, heightOf, layPages, pageAt, pagesInView } from './page-layout.ts';

const size = { width: 600, height: 800 };

describe('the layout of pages', () => {
  it('assumes unknown sizes to be that of the first page', () => {
    const boxes = layPages([size, undefined, { width: 800, height: 400 }], 0.5);
    expect(boxes.map(({ height }) => height)).toEqual([400, 400, 200]);
    expect(heightOf(boxes)).toBe(1000 + 4 * GAP_PX);
  });

  it('finds the visible ones of a thousand pages', () => {
    const boxes = layPages(
      Array.from({ length: 1000 }, () => size),
      1,
    );
    const top = boxes[499]?.top ?? 0;
    expect(pagesInView(boxes, { top, height: 700 })).toEqual([500, 500]);
    expect(pagesInView(boxes, { top, height: 900 }, 400)).toEqual([499, 501]);
    expect(pageAt(boxes, top - 100, 900)).toBe(500);
    expect(pageAt(boxes, 0, 900)).toBe(1);
    expect(pageAt(boxes, heightOf(boxes), 900)).toBe(1000);
  });
});
