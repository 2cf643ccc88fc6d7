import { toast } from '@bee/platform';
import { OUTLET_ID } from '../outlet/outlet-element.ts';
import { findQuote } from './find-quote.ts';
import { markRange, unmark } from './mark-range.ts';

const POLL_INTERVAL_MS = 150;
/** A page that has not changed for so long is complete. */
const COMPLETE_MS = 3000;
/** Large documents are still loading then; what comes later is not waited for. */
const LATEST_MS = 20_000;
/** Then the other pages of a document are looked at too, though the one of the address still changes. */
const PAGE_MS = 8000;
const WAITING = '[aria-busy="true"], .bee-bone';

let leave = () => {};

/** Ends the search and takes the mark away. */
export const leaveQuote = () => {
  leave();
  leave = () => {};
  unmark();
};

/**
 * Looks for a quotation on the page until it is there or the page is complete, and goes to it. Text that is drawn anew
 * afterwards is marked again; the reader is not moved twice, nor at all once they have moved themselves.
 */
export const showQuote = (quote: string) => {
  leaveQuote();
  const began = Date.now();
  let changed = began;
  let isNew = true;
  let page = new URLSearchParams(window.location.search).get('page');
  let moved = false;
  /** The text marked; a range would move up to what is left when its text goes. */
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
 * A text itself, and then what stands around it: its key points may say the same. Of a document first only the page
 * that the address names: its contents and summary may say the same.
 */
const placesToLook = (outlet: Element, page: string | null): Element[] =>
  page
    ? [...outlet.querySelectorAll('[aria-label]')].filter((one) => one.getAttribute('aria-label') === `第 ${page} 页`)
    : [...outlet.querySelectorAll('.bee-text'), outlet];

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let region: HTMLElement | undefined;

const announce = (words: string) => {
  if (!region?.isConnected) {
    region = Object.assign(document.createElement('div'), { className: 'bee-quiet', role: 'status' });
    document.body.append(region);
  }
  region.textContent = '';
  // A region that has just come into being is not read.
  setTimeout(() => region?.replaceChildren(words), POLL_INTERVAL_MS);
};
