import { forgetPosition, keepPosition } from './reading-position.ts';

/** A section counts as current once it is above this line (px, below the header). */
const LINE = 140;
const PAUSE_MS = 400;

/** Highlights the current section in the contents and saves the position. Returns the clean-up function. */
export const followReading = (id: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moved = false;
  let frame = 0;
  const onScroll = () => {
    moved = true;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(markContents);
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE_MS);
  };
  const keep = () => {
    clearTimeout(timer);
    if (moved) keepPlace(id);
    moved = false;
  };
  markContents();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', keep);
  return () => {
    keep();
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', keep);
  };
};

export const textBlocks = (): Element[] => [...document.querySelectorAll('.content-article .bee-text > *')];

const markContents = (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.content-rail-toc a')];
  let current: HTMLAnchorElement | undefined = links[0];
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading && heading.getBoundingClientRect().top < LINE) current = link;
  }
  for (const link of links) {
    if (link !== current) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'location');
      keepInView(link);
    }
  }
};

/** Scrolls only the contents, never the page. */
const keepInView = (link: HTMLElement): void => {
  const box = link.closest('.content-rail-toc');
  if (!box) return;
  const [at, around] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.top < around.top || at.bottom > around.bottom) box.scrollTop += at.top - around.top - around.height / 2;
};

/** The first screen and the end of a text are not saved: there is nothing to return to. */
const keepPlace = (id: string): void => {
  const blocks = textBlocks();
  const block = blocks.findIndex((each) => each.getBoundingClientRect().bottom > LINE);
  const last = blocks.at(-1)?.getBoundingClientRect();
  if (!last || window.scrollY < window.innerHeight) return;
  if (block < 0 || last.bottom < window.innerHeight) {
    forgetPosition(id);
    return;
  }
  const heading = blocks.slice(0, block + 1).findLast(({ tagName }) => /^H[2-4]$/.test(tagName));
  keepPosition(id, { block, heading: heading?.textContent?.slice(0, 30) ?? '', at: Date.now() });
};
