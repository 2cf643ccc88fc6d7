import type { PageComposition } from '@bee/contracts/page';
import { queryOf } from '@bee/domain/query-of';
import { renamedQuery } from '@bee/domain/renamed-query';
import { href, leaveEdits, matchLocation } from '@bee/platform';
import { type LocationStore, locate, type PageMatch, setNavigator } from '@bee/platform/host';
import { anchorOf, internalTarget } from './internal-target.ts';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';

type Deps = {
  composition: PageComposition;
  location: LocationStore;
  /** The composition named by the last API response. */
  activeComposition(): string;
  /** Loads a page before it is opened; the page before stays until then. A failure is shown by the page itself. */
  prepare(match: PageMatch, query: Record<string, string>): Promise<unknown>;
};

type Turn = { replace: boolean; list: Element | null };

/** The only code that changes the address without a document load. */
export const startNavigation = ({ composition, location, activeComposition, prepare }: Deps) => {
  let shown = pageAt(window.location);
  /** Number of the current entry in the history of this document. */
  let entry: number = window.history.state?.entry ?? 0;
  window.history.replaceState({ ...window.history.state, entry }, '');
  /** Counts navigations: a later one cancels those that are still waiting for their page. */
  let turn = 0;
  const go = (target: string, { replace, list = null }: { replace: boolean; list?: Element | null }) => {
    const url = new URL(target, window.location.href);
    const foreign = url.origin !== window.location.origin;
    const match = matchLocation(url);
    const query = renamedQuery(match?.page.renamed, url.searchParams);
    if (query) url.search = query.toString();
    // An open page never mixes releases: after a change of composition the next click loads a document.
    if (foreign || !match || activeComposition() !== composition.id)
      return leaveEdits(() => {
        if (replace) window.location.replace(url);
        else window.location.assign(url);
      });
    // Another view of the same page keeps its forms.
    if (canonicalPathOf(url) === canonicalPathOf(window.location)) turnTo(url, match, { replace, list });
    else leaveEdits(() => turnTo(url, match, { replace, list }));
  };
  const turnTo = (url: URL, match: PageMatch, { replace, list }: Turn) => {
    turn += 1;
    const mine = turn;
    const commit = () => {
      if (mine === turn) open(url, { replace, list });
    };
    // Another view of the same page keeps its previous data itself.
    if (match.page.id === location.getState().match?.page.id) commit();
    else void prepare(match, queryOf(url.search)).then(commit, commit);
  };
  const open = (url: URL, { replace, list }: Turn) => {
    rememberScroll();
    const samePage = canonicalPathOf(url) === canonicalPathOf(window.location);
    const address = url.pathname + url.search + url.hash;
    // Set before the history changes: single-spa fires a popstate synchronously for every change.
    shown = pageAt(url);
    if (replace) window.history.replaceState(window.history.state, '', address);
    else {
      entry += 1;
      window.history.pushState({ entry }, '', address);
    }
    location.setState(locate(url.pathname, url.search));
    if (!samePage) window.scrollTo(0, 0);
    if (url.hash || (samePage && list))
      void import(/* webpackChunkName: "page-ready" */ './scroll-to-part.ts').then((to) =>
        url.hash ? to.scrollToAnchor(url.hash) : list && to.scrollToListTop(list),
      );
  };
  setNavigator(go);

  document.addEventListener('click', (event) => {
    const url = internalTarget(event);
    if (!url || !matchLocation(url)) return;
    event.preventDefault();
    go(url.href, { replace: url.href === window.location.href, list: listTurnedBy(anchorOf(event.target)) });
  });
  document.addEventListener('submit', (event) => {
    const target = formTarget(event);
    if (!target) return;
    event.preventDefault();
    go(target, { replace: false });
  });
  window.addEventListener('popstate', ({ state }) => {
    // A change of the fragment only: the browser has scrolled already.
    if (pageAt(window.location) === shown) return;
    const before = new URL(shown, window.location.href);
    // An entry without a number is that of a fragment, most likely on the way back.
    const distance = (state?.entry ?? entry - 1) - entry || -1;
    const follow = () => {
      entry += distance;
      followHistory();
    };
    if (canonicalPathOf(before) === canonicalPathOf(window.location)) return follow();
    // The address has changed already: while the question is open, it is the one of the page that is still shown.
    let asked = false;
    leaveEdits(() => (asked ? window.history.go(distance) : follow()));
    asked = true;
    if (pageAt(window.location) !== shown) window.history.go(-distance);
  });
  const followHistory = () => {
    const { pathname, search } = window.location;
    turn += 1;
    shown = pageAt(window.location);
    if (!matchLocation({ pathname, search })) return window.location.reload();
    location.setState(locate(pathname, search));
    restoreScroll();
  };
  window.addEventListener('pagehide', rememberScroll);
};

type Place = Pick<Location, 'pathname' | 'search'>;

const pageAt = ({ pathname, search }: Place): string => pathname + search;

/** Addresses with the same canonical path show the same content in another view, so the scroll position is kept. */
const canonicalPathOf = (place: Place): string => matchLocation(place)?.canonical ?? place.pathname;

/** The list that a pagination link belongs to; null for all other links. */
const listTurnedBy = (anchor: HTMLAnchorElement | null): Element | null =>
  anchor?.closest('.bee-pages')?.parentElement ?? null;

/** A GET form works without JavaScript through its action; with it, the canonical address of the same page is used. */
const formTarget = (event: SubmitEvent): string | null => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return null;
  const url = new URL(form.action, window.location.href);
  if (url.origin !== window.location.origin) return null;
  const fields = [...new FormData(form, event.submitter)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  url.search = new URLSearchParams(fields.filter(([, value]) => value.trim() !== '')).toString();
  const match = matchLocation(url);
  if (!match) return null;
  return href(match.page.id, { ...queryOf(url.search), ...match.params });
};
