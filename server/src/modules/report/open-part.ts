import type { AccessBlock } from '@bee/contracts/shapes';
import type { Heading } from '../../db/schema/article.ts';
import type { Chapter, Figure } from '../../db/schema/report.ts';

type Whole = { html: string; toc: readonly Heading[]; outline: readonly Chapter[]; figures: readonly Figure[] };

export type OpenPart = {
  html: string;
  toc: Heading[];
  /** Chapters of the text that are left out. */
  lockedChapters: number;
  figures: (Figure & { locked: boolean })[];
};

/**
 * What of a report's text and figures somebody may read: as much as stands on the pages of the PDF that are open. A chapter
 * is open when the next one begins on an open page, so nothing of a locked page is in it. Texts without chapters are
 * summaries and open. While the PDF is being made no page is known: then all that comes before the first chapter.
 */
export const openPart = ({ html, toc, outline, figures }: Whole, access: AccessBlock): OpenPart => {
  if (access.allowed) return { html, toc: [...toc], lockedChapters: 0, figures: figures.map(opened) };
  const last = access.preview?.shown ?? 0;
  const pages = pagesOf(outline);
  const isOpen = (page: number | null | undefined) => typeof page === 'number' && page <= last;
  const chapters = toc.flatMap(({ id, level, title }, place) =>
    level === CHAPTER ? [{ id, place, page: pages.get(title) }] : [],
  );
  const ends = chapters.findIndex((_, index) => !isOpen(chapters[index + 1]?.page));
  const first = chapters[ends];
  return {
    html: first ? html.slice(0, beginOf(html, first.id)).trimEnd() : html,
    toc: toc.slice(0, first?.place),
    lockedChapters: first ? chapters.length - ends : 0,
    figures: figures.map((figure) => (isOpen(figure.page) ? opened(figure) : locked(figure))),
  };
};

/** Level of a chapter's heading in the text; in the outline chapters have 1. */
const CHAPTER = 2;

const pagesOf = (outline: readonly Chapter[]): Map<string, number> =>
  new Map(outline.filter(({ level }) => level === 1).map(({ title, page }) => [title, page]));

const beginOf = (html: string, id: string): number => html.lastIndexOf('<', html.indexOf(` id="${id}"`));

const opened = (figure: Figure) => ({ ...figure, locked: false });

/** What it is called, where it stands and where its numbers come from. */
const locked = (figure: Figure) => ({ ...figure, columns: [], rows: [], thumb: null, locked: true });
