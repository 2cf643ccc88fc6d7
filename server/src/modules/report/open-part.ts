import type { AccessBlock } from '@bee/contracts/shapes';
import type { Heading } from '../../db/schema/article.ts';
import type { Figure } from '../../db/schema/report.ts';
import { plainText, topElements } from '../article/html-blocks.ts';

type Whole = { html: string; toc: readonly Heading[]; figures: readonly Figure[] };

export type OpenPart = {
  html: string;
  toc: Heading[];
  /** Chapters of the text that are left out, whole or from the middle. */
  lockedChapters: number;
  figures: (Figure & { locked: boolean })[];
};

/**
 * What of a report's text and figures somebody may read: as much as stands on the pages of the PDF that are open, whose
 * text is `openText`. The text ends before the first sentence, item or row that is not there, and never with a heading.
 * Texts without chapters are summaries and open. While the PDF is being made no page is known: then all that comes before
 * the first chapter.
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

/** The first element that is not open; `open` is null while no page is known. */
const endOf = (elements: readonly string[], open: string | null): number => {
  const found = elements.findIndex((element) =>
    open === null ? isHeading(element) : !linesOf(element).every((line) => open.includes(line)),
  );
  let end = found < 0 ? elements.length : found;
  while (end > 0 && isHeading(elements[end - 1] ?? '')) end -= 1;
  return end;
};

/** Sentences, items and rows as the pages have them; captions and heads of tables say nothing of their own. */
const linesOf = (element: string): string[] =>
  plainText(element.replace(/<(caption|thead)>.*?<\/\1>/gs, ''))
    .split('\n')
    .map(withoutSpace);

const withoutSpace = (text: string): string => text.replace(/\s/g, '');
const isHeading = (element: string): boolean => /^<h[2-6][ >]/.test(element);
const isChapter = (element: string): boolean => /^<h2[ >]/.test(element);

const opened = (figure: Figure) => ({ ...figure, locked: false });

/** What it is called, where it stands and where its numbers come from. */
const locked = (figure: Figure) => ({ ...figure, columns: [], rows: [], thumb: null, locked: true });
