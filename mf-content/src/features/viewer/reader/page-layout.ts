/** Size of a page at 100 %, in CSS pixels. */
export type PageSize = { width: number; height: number };

export type PageBox = PageSize & { top: number };

export const GAP_PX = 12;

/** Places pages below each other. Unknown sizes are assumed to be that of the first page. */
export const layPages = (sizes: readonly (PageSize | undefined)[], scale: number): PageBox[] => {
  const usual = sizes[0] ?? A4;
  let top = GAP_PX;
  return sizes.map((size = usual) => {
    const box = { top, width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
    top += box.height + GAP_PX;
    return box;
  });
};

export const heightOf = (boxes: readonly PageBox[]): number => {
  const last = boxes.at(-1);
  return last ? last.top + last.height + GAP_PX : 0;
};

/** First and last page (from 1) in the viewport or within `margin` of it. */
export const pagesInView = (
  boxes: readonly PageBox[],
  { top, height }: { top: number; height: number },
  margin = 0,
): [first: number, last: number] => {
  const first = firstEndingAfter(boxes, top - margin);
  let last = first;
  while (last < boxes.length && (boxes[last]?.top ?? 0) < top + height + margin) last++;
  return [first, Math.max(first, last)];
};

/** The current page: the one across the line at a third of the window height. */
export const pageAt = (boxes: readonly PageBox[], top: number, height: number): number =>
  firstEndingAfter(boxes, top + height / 3);

const firstEndingAfter = (boxes: readonly PageBox[], line: number): number => {
  let [low, high] = [0, boxes.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxes[middle];
    if (box && box.top + box.height < line) low = middle + 1;
    else high = middle;
  }
  return low + 1;
};

const A4: PageSize = { width: 595, height: 842 };
