import { createStore } from 'zustand/vanilla';

/** Whether the list of keyboard shortcuts is visible. */
export const keyHelp = createStore<{ shown: boolean }>()(() => ({ shown: false }));
