const ATTEMPT_MS = 1600;
const START_MS = 4700;
const SLOWEST = 5;

const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('/releases/shell/'))?.startTime;
const slowness = Math.min(SLOWEST, Math.max(1, (performance.now() - (asked ?? 0)) / ATTEMPT_MS));

/**
 * How long things may take, in milliseconds: one way of loading a module, and a remote from the click until it shows. On
 * a line or device where the shell's own script took long, from being asked for until it ran, they get longer as well.
 */
export const patience = { attempt: ATTEMPT_MS * slowness, start: START_MS * slowness };
