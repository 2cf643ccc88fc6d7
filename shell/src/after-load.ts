/** A file that hangs holds up the load event for good; what waits for it is wanted all the same. */
const LATEST_MS = 10_000;

/** Runs once, when everything that the page shows is there. */
export const afterLoad = (work: () => unknown) => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    work();
  };
  window.addEventListener('load', begin);
  setTimeout(begin, LATEST_MS);
};
