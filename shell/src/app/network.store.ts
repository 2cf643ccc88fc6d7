import { createStore } from 'zustand/vanilla';

/** Whether the browser has a connection; `back` for a moment after it came back. `text` is what is said of it. */
export const network = createStore<{ state: 'there' | 'gone' | 'back'; text?: string }>()(() => ({ state: 'there' }));
