import { createStore } from 'zustand/vanilla';

/** A key of the page: listed in the help that `?` opens, and listened to while nothing is typed. */
export type PageKey = { key: string; title: string; run(): void };

export const pageKeys = createStore<{ list: PageKey[] }>()(() => ({ list: [] }));

/** @returns what takes them away again. Of two with the same key the later one is heard. */
export const addKeys = (keys: readonly PageKey[]): (() => void) => {
  pageKeys.setState(({ list }) => ({ list: [...keys, ...list] }));
  return () => pageKeys.setState(({ list }) => ({ list: list.filter((each) => !keys.includes(each)) }));
};
