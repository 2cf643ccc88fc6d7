import type { AccessBlock } from '@bee/contracts/shapes';
import type { Heading } from '../../../../db/schema/article.ts';
import type { Figure } from '../../../../db/schema/report.ts';
import { plainText, topElements } from '../../../../text/html-blocks.ts';

type Whole = { html: string; toc: readonly Heading[]; figures: readonly Figure[] };

export type OpenPart = {
  html: string;
  toc: Heading[];
  /** Number of chapters that are omitted, fully or partly. */
  lockedChapters: number;
  figures: (Figure & { shape: number[][]; locked: boolean })[];
};

/**
 * The part of a report's text and figures that the viewer may read: the content of the open PDF pages, given as
 * `openText`. The text is cut before the first sentence, item or row that is not in it, and never ends with a heading.
 * Texts without chapters are summaries and always open. While the PDF is being made the page breaks are unknown; then
 * everything before the first chapter is open.
 */
export const openPart = ({ html, toc, figures }: Whole, access: AccessBlock, openText: string): OpenPart => {
  if (access.allowed) return { html, toc: [...toc], lockedChapters: 0, figures: figures.map(opened) };
  const last = access.preview?.shown ?? 0;
  const elements = topElements(html);
  const end = toc.length === 0 ? elements.length : endOf(elements, access.preview ? withoutSpace(openText) : null);
  const rest = elements.slice(end);
  return {
    html: elements.slice(0, end).join('\n'),
    toc: toc.filter(({ id }) => elements.slice(0, end).some((element) => element.includes(` id="${id}"`))),
    lockedChapters: rest.filter(isChapter).length + (rest[0] && !isChapter(rest[0]) ? 1 : 0),
    figures: figures.map((figure) => (figure.page !== null && figure.page <= last ? opened(figure) : locked(figure))),
  };
};

/** Index of the first element that is not open; `open` is null while the page breaks are unknown. */
const endOf = (elements: readonly string[], open: string | null): number => {
  const found = elements.findIndex((element) =>
    open === null ? isHeading(element) : !linesOf(element).every((line) => open.includes(line)),
  );
  let end = found < 0 ? elements.length : found;
  while (end > 0 && isHeading(elements[end - 1] ?? '')) end -= 1;
  return end;
};

/** Sentences, items and rows as they appear on the PDF pages; captions and table heads are ignored. */
const linesOf = (element: string): string[] =>
  plainText(element.replace(/<(caption|thead)>.*?<\/\1>/gs, ''))
    .split('\n')
    .map(withoutSpace);

const withoutSpace = (text: string): string => text.replace(/\s/g, '');
const isHeading = (element: string): boolean => /^<h[2-6][ >]/.test(element);
const isChapter = (element: string): boolean => /^<h2[ >]/.test(element);

const opened = (figure: Figure) => ({ ...figure, shape: [], locked: false });

/** Title, page and link to the data, and the blurred shape of a chart. */
const locked = (figure: Figure) => ({
  ...figure,
  shape: shapeOf(figure),
  columns: [],
  rows: [],
  thumb: null,
  locked: true,
});

const SERIES = 3;
const POINTS = 12;
/** Steps of height: too few to read a value or to rank neighbours. */
const STEPS = 6;

const shapeOf = ({ kind, columns, rows }: Figure): number[][] => {
  if (kind !== 'chart' || rows.length < 2) return [];
  const places = Array.from(
    { length: Math.min(POINTS, rows.length) },
    (_, place, last = Math.min(POINTS, rows.length) - 1) => Math.round((place * (rows.length - 1)) / last),
  );
  const series = columns
    .slice(1, SERIES + 1)
    .map((_, column) => places.map((place) => Number.parseFloat(rows[place]?.[column + 1] ?? '')));
  const known = series.flat().filter(Number.isFinite);
  const low = Math.min(...known);
  const range = Math.max(...known) - low || 1;
  return series
    .map((values) => values.filter(Number.isFinite).map((value) => Math.round((STEPS * (value - low)) / range)))
    .filter((values) => values.length > 1);
};
