import { createStore } from 'zustand/vanilla';
import { MAX_SERIES, readSeries, type SeriesKey, seriesListText, seriesText } from '../address/series-text.ts';

const KEY = 'bee-industry-basket';

/** The reader's own series, kept in this browser. Empty in server HTML and the first render; `wake` reads what was kept. */
export const basket = createStore<{ list: SeriesKey[] }>()(() => ({ list: [] }));

/** Reads what another visit or tab has kept, and follows other tabs. @returns what ends the following */
export const wake = (): (() => void) => {
  take();
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY) take();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

const take = () => {
  const kept = readSeries(read());
  if (seriesListText(kept) !== seriesListText(basket.getState().list)) basket.setState({ list: kept });
};

const read = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // no storage in this browser: the basket lasts as long as the page
  }
};

/** Puts another list in the place of the one there is. */
export const keep = (list: readonly SeriesKey[]): void => {
  basket.setState({ list: list.slice(0, MAX_SERIES) });
  try {
    localStorage.setItem(KEY, seriesListText(list.slice(0, MAX_SERIES)));
  } catch {
    // As above.
  }
};

/** What adding would do: those that are new, and how many of them find no room. */
export const roomFor = (added: readonly SeriesKey[]): { fresh: SeriesKey[]; over: number } => {
  const { list } = basket.getState();
  const known = new Set(list.map(seriesText));
  const fresh = added.filter((one, place) => {
    const text = seriesText(one);
    return !known.has(text) && added.findIndex((other) => seriesText(other) === text) === place;
  });
  return { fresh, over: Math.max(0, list.length + fresh.length - MAX_SERIES) };
};
