/** Work that waits for the page starts after this time at the latest: a remote may hang until its timeouts expire. */
const LATEST_MS = 10_000;

let settle = () => {};
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Resolves once the first page has settled: its remote is mounted, has failed, or there is none. */
export const markPageReady = () => settle();

/** Runs once, when the page has settled and the browser is idle. */
export const whenIdleAfterReady = (work: () => unknown) => {
  setTimeout(settle, LATEST_MS);
  void settled.then(() => (window.requestIdleCallback ?? setTimeout)(work));
};
