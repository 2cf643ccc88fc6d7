import { createStore } from 'zustand/vanilla';

/** A shortcut of the page: listed in the help that `?` opens, ignored while the user types. */
export type PageKey = { key: string; title: string; run(): void };

export const pageKeys = createStore<{ list: PageKey[] }>()(() => ({ list: [] }));

/** @returns an unsubscribe function. Of two handlers of the same key the one added last runs. */
export const addKeys = (keys: readonly PageKey[]): (() => void) => {
  pageKeys.setState(({ list }) => ({ list: [...keys, ...list] }));
  return () => pageKeys.setState(({ list }) => ({ list: list.filter((each) => !keys.includes(each)) }));
};
