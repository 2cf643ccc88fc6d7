import { toast } from '@bee/platform';
import { OUTLET_ID } from '../outlet/outlet-element.ts';
import { findQuote } from './find-quote.ts';
import { markRange, unmark } from './mark-range.ts';

const POLL_INTERVAL_MS = 150;
/** A page without changes for this long is considered complete. */
const COMPLETE_MS = 3000;
/** Gives up after this time; large documents may still be loading. */
const LATEST_MS = 20_000;
/** After this time the other pages of a document are searched too, even while the page of the address still changes. */
const PAGE_MS = 8000;
const WAITING = '[aria-busy="true"], .bee-bone';

let leave = () => {};

/** Stops the search and removes the highlight. */
export const leaveQuote = () => {
  leave();
  leave = () => {};
  unmark();
};

/**
 * Searches the page for a quotation until it is found or the page is complete, and scrolls to it. Text that is rendered
 * again later is highlighted again. The reader is scrolled once at most, and not at all after they have scrolled
 * themselves.
 */
export const showQuote = (quote: string) => {
  leaveQuote();
  const began = Date.now();
  let changed = began;
  let isNew = true;
  let page = new URLSearchParams(window.location.search).get('page');
  let moved = false;
  /**
   * The highlighted text node. A range is no substitute: when its text is removed it collapses onto the remaining
   * content.
   */
  let shown: Node | null = null;

  const look = () => {
    const outlet = document.getElementById(OUTLET_ID);
    const now = Date.now();
    if (!outlet || now - began > LATEST_MS) return giveUp();
    if (shown?.isConnected) return;
    if (isNew) {
      isNew = false;
      const found = placesToLook(outlet, page).reduce<Range | null>(
        (range, place) => range ?? findQuote(place, quote),
        null,
      );
      if (found) {
        markRange(found, { go: !shown && !moved });
        if (!shown) announce('已定位到引用的原文');
        shown = found.startContainer;
        return;
      }
    }
    if (shown) return;
    const isComplete = now - changed > COMPLETE_MS && !outlet.querySelector(WAITING);
    if (page && (isComplete || now - began > PAGE_MS)) {
      page = null;
      isNew = true;
    } else if (isComplete) giveUp();
  };
  const giveUp = () => {
    if (!shown) toast.info('没有在本页找到引用的原文，内容可能已更新');
    stop();
  };

  const changes = new MutationObserver(() => {
    isNew = true;
    changed = Date.now();
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy'],
  });
  const looking = setInterval(look, POLL_INTERVAL_MS);
  const move = () => {
    moved = true;
  };
  for (const event of MOVES) window.addEventListener(event, move, { passive: true });
  const stop = () => {
    changes.disconnect();
    clearInterval(looking);
    for (const event of MOVES) window.removeEventListener(event, move);
  };
  leave = stop;
};

/**
 * The text of an article comes before the rest of the page, because its key points may contain the same sentence. In a
 * document, the page that the address names comes first, because contents and summary may repeat it.
 */
const placesToLook = (outlet: Element, page: string | null): Element[] =>
  page
    ? [...outlet.querySelectorAll('[aria-label]')].filter(
        (element) => element.getAttribute('aria-label') === `第 ${page} 页`,
      )
    : [...outlet.querySelectorAll('.bee-text'), outlet];

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let region: HTMLElement | undefined;

const announce = (words: string) => {
  if (!region?.isConnected) {
    region = Object.assign(document.createElement('div'), { className: 'bee-quiet', role: 'status' });
    document.body.append(region);
  }
  region.textContent = '';
  // Screen readers ignore the initial content of a live region, so the text is set later.
  setTimeout(() => region?.replaceChildren(words), POLL_INTERVAL_MS);
};
