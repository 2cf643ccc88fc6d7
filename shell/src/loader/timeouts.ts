const ATTEMPT_MS = 1600;
const LIFECYCLE_MS = 5000;
const SLOWEST = 5;

const requestedAt = performance
  .getEntriesByType('resource')
  .find(({ name }) => name.includes('/releases/shell/'))?.startTime;
const slowness = Math.min(SLOWEST, Math.max(1, (performance.now() - (requestedAt ?? 0)) / ATTEMPT_MS));

/**
 * In milliseconds: one attempt to load a module, and bootstrap or mount of a remote. Both grow up to fivefold with the
 * time from request to execution of the shell's own script, for slow networks and devices.
 */
export const timeouts = { attempt: ATTEMPT_MS * slowness, lifecycle: LIFECYCLE_MS * slowness };
