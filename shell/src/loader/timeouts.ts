const ATTEMPT_MS = 1600;
const START_MS = 4700;
const SLOWEST = 5;

const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('/releases/shell/'))?.startTime;
const slowness = Math.min(SLOWEST, Math.max(1, (performance.now() - (asked ?? 0)) / ATTEMPT_MS));

/**
 * In milliseconds: one attempt at loading a module, and a remote from the click until it is shown. They grow, up to five
 * times, with the time that the shell's own script took from request to execution, for slow networks and devices.
 */
export const timeouts = { attempt: ATTEMPT_MS * slowness, start: START_MS * slowness };
