import { createStore } from 'zustand/vanilla';

/** A remote that could not be started on a page that the server had rendered: the page stays, a banner says so. */
export type Trouble = { remote: string; title: string; owner: string; trace: string; retry(): void };

export const trouble = createStore<{ current: Trouble | null }>()(() => ({ current: null }));
