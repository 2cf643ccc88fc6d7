import { createStore } from 'zustand/vanilla';

/** A remote that could not be started on a page that the server had rendered: the page stays, a banner says so. */
export type FailedRemote = { remote: string; title: string; owner: string; trace: string; retry(): void };

export const failedRemote = createStore<{ current: FailedRemote | null }>()(() => ({ current: null }));
