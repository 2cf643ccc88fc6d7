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
  // A page in a loop is never idle; its failures are reported by work that starts here.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  void settled.then(() => whenIdle(work, { timeout: LATEST_MS }));
};
