import { createStore } from 'zustand/vanilla';

/** Connection state of the browser; `back` lasts for a moment after it returned. `text` is the visible message. */
export const network = createStore<{ state: 'there' | 'gone' | 'back'; text?: string }>()(() => ({ state: 'there' }));
