/** A heading above this line (px, below the header) counts as current. */
const LINE = 140;

/** Highlights the current section in the contents. Returns the clean-up function. */
export const followHeadings = (box: HTMLElement | null): (() => void) => {
  if (!box) return () => undefined;
  let frame = 0;
  const mark = () => {
    const links = [...box.querySelectorAll<HTMLAnchorElement>('a')];
    const current = links.findLast(({ hash }) => isPassed(hash)) ?? links[0];
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  mark();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll);
  };
};

const isPassed = (hash: string): boolean => {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  return heading !== null && heading.getBoundingClientRect().top < LINE;
};
