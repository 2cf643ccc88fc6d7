// Runs in the page before everything else; read by cold-load.ts. Plain JavaScript, since what tsx makes of a function
// calls a helper that a page does not have.
(() => {
  const seen = Object.assign(window, { benchLcp: 0, benchCls: 0, benchTasks: [] });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.benchLcp = startTime;
  });
  watch('layout-shift', ({ value }) => {
    seen.benchCls += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.benchTasks.push({ start: startTime, duration }));
  new MutationObserver((_, observer) => {
    // A mounted skeleton is nothing that one could use: the page counts when its content is there.
    if (!document.querySelector('[data-remote][data-ready]:not(:has([aria-busy="true"]))')) return;
    seen.benchReady = performance.now();
    observer.disconnect();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-ready', 'aria-busy'],
  });
})();
