// Runs in the page before everything else; read by cold-load.ts. Plain JavaScript, because functions compiled by tsx
// call a helper that does not exist in a page.
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
    // A mounted skeleton is not usable yet: the page counts as interactive when its content is shown.
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
