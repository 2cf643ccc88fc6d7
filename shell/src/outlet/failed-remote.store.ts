import { createStore } from 'zustand/vanilla';

/** A remote that did not start on a server-rendered page: the page stays, with a banner. */
export type FailedRemote = { remote: string; title: string; owner: string; trace: string; retry(): void };

export const failedRemote = createStore<{ current: FailedRemote | null }>()(() => ({ current: null }));
