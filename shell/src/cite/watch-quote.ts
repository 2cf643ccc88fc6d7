import type { LocationStore } from '@bee/platform/host';

/**
 * An address ending in `#cite=<sentence>` leads to that sentence of its page. The code is loaded with the first such
 * address.
 */
export const watchQuote = (location: LocationStore) => {
  const follow = () => {
    const quote = quoteOf(window.location.hash);
    if (quote) load(({ showQuote }) => showQuote(quote));
    return quote !== null;
  };
  follow();
  window.addEventListener('hashchange', follow);
  // A reader component may write its state into the address and drop the hash; that does not end the quotation.
  location.subscribe(({ pathname }, before) => {
    if (!follow() && pathname !== before.pathname && loaded) load(({ leaveQuote }) => leaveQuote());
  });
};

const quoteOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('cite');

let loaded = false;

const load = (then: (module: typeof import('./show-quote.ts')) => void) => {
  loaded = true;
  import(/* webpackChunkName: "on-demand" */ './show-quote.ts').then(then, () => {});
};
