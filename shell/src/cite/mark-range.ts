const NAME = 'bee-quote';
const BLOCK = 'p, li, td, th, dd, dt, h1, h2, h3, h4, blockquote, pre, figcaption, section, article, main';

/**
 * Highlights text without changing its elements; browsers without the Highlight API select it instead. `go` also
 * scrolls to it.
 */
export const markRange = (range: Range, { go }: { go: boolean }) => {
  const parent = range.startContainer.parentElement;
  if (!parent) return;
  unfold(parent);
  if (CSS.highlights) CSS.highlights.set(NAME, new Highlight(range));
  else select(range);
  if (!go) return;
  parent.scrollIntoView({ block: 'center', behavior: 'instant' });
  centre(range);
  focusBlock(parent.closest<HTMLElement>(BLOCK) ?? parent);
};

export const unmark = () => {
  if (typeof CSS !== 'undefined') CSS.highlights?.delete(NAME);
};

const unfold = (element: Element) => {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
};

const select = (range: Range) => {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

/** A paragraph of a law may be higher than the window, so the sentence is centred and not its block. */
const centre = (range: Range) => {
  const { top, height } = range.getBoundingClientRect();
  window.scrollBy({
    top: top + Math.min(height, window.innerHeight / 2) / 2 - window.innerHeight / 2,
    behavior: 'instant',
  });
};

/** Moves the focus so that screen readers continue from here. */
const focusBlock = (block: HTMLElement) => {
  if (block.tabIndex < 0 && !block.hasAttribute('tabindex')) {
    block.tabIndex = -1;
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
  }
  block.focus({ preventScroll: true });
};
