/** Resolves at the next frame. */
export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Observes until the function is called: ms of the longest task, 0 when none took 50. */
export const watchTasks = (): (() => number) => {
  let longest = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return () => {
    take(observer.takeRecords());
    observer.disconnect();
    return longest;
  };
};

/** ms between frames from the first to the last that scrolled the page, and the distance in px. */
export type Frames = { gaps: number[]; moved: number };

/** Records frames until the function is called. */
export const recordFrames = (): (() => Frames) => {
  const seen: { gap: number; step: number }[] = [];
  let top = window.scrollY;
  let before = performance.now();
  let frame = requestAnimationFrame(function record(at) {
    seen.push({ gap: at - before, step: Math.abs(window.scrollY - top) });
    [top, before] = [window.scrollY, at];
    frame = requestAnimationFrame(record);
  });
  return () => {
    cancelAnimationFrame(frame);
    const moved = seen.map(({ step }) => step > 0);
    const moving = seen.slice(moved.indexOf(true), moved.lastIndexOf(true) + 1);
    return { gaps: moving.map(({ gap }) => gap), moved: moving.reduce((sum, { step }) => sum + step, 0) };
  };
};
