/** A remote that hangs holds its page up for as long as its limits allow; what waits for it is wanted all the same. */
const LATEST_MS = 10_000;

let settle = () => {};
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/** The first page stands: its remote is mounted, has failed, or there is none. */
export const pageStands = () => settle();

/** Runs once, when everything that the page needs is there and the browser has nothing else to do. */
export const afterMount = (work: () => unknown) => {
  setTimeout(settle, LATEST_MS);
  void settled.then(() => (window.requestIdleCallback ?? setTimeout)(work));
};
