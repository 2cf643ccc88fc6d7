import { createStore } from 'zustand/vanilla';

/** A shortcut of the page: listed in the help that `?` opens, ignored while the user types. */
export type Shortcut = { key: string; title: string; run(): void };

export const keyboardShortcuts = createStore<{ list: Shortcut[] }>()(() => ({ list: [] }));

/** @returns an unsubscribe function. Of two handlers of the same key the one added last runs. */
export const addShortcuts = (keys: readonly Shortcut[]): (() => void) => {
  keyboardShortcuts.setState(({ list }) => ({ list: [...keys, ...list] }));
  return () => keyboardShortcuts.setState(({ list }) => ({ list: list.filter((each) => !keys.includes(each)) }));
};
