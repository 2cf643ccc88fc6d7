import { createStore } from 'zustand/vanilla';

/** Whether the list of the page's keys is shown. */
export const keyHelp = createStore<{ shown: boolean }>()(() => ({ shown: false }));
