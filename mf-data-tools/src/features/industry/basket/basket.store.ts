import { createStore } from 'zustand/vanilla';
import { MAX_SERIES, readSeries, type SeriesKey, seriesListText, seriesText } from '../address/series-text.ts';

const KEY = 'mf-data-tools:industry-basket';

/** The user's own series, stored in this browser. Empty in server HTML and the first render; `wake` loads them. */
export const basket = createStore<{ list: SeriesKey[] }>()(() => ({ list: [] }));

/**
 * Loads the series stored by another visit or tab, and follows other tabs.
 * @returns the unsubscribe function
 */
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
    return ''; // no storage: the basket lasts until the page is closed
  }
};

/** Replaces the list. */
export const keep = (list: readonly SeriesKey[]): void => {
  basket.setState({ list: list.slice(0, MAX_SERIES) });
  try {
    localStorage.setItem(KEY, seriesListText(list.slice(0, MAX_SERIES)));
  } catch {
    // no storage, as above
  }
};

/** Splits an addition into new series and the number that exceeds the limit. */
export const roomFor = (added: readonly SeriesKey[]): { fresh: SeriesKey[]; over: number } => {
  const { list } = basket.getState();
  const known = new Set(list.map(seriesText));
  const fresh = added.filter((one, place) => {
    const text = seriesText(one);
    return !known.has(text) && added.findIndex((other) => seriesText(other) === text) === place;
  });
  return { fresh, over: Math.max(0, list.length + fresh.length - MAX_SERIES) };
};
