/**
 * A retry uses a new address, because Chromium queues a second request for the same address behind the hanging first
 * one. The edge ignores `~n` in a release path, and chunks are resolved relative to their entry.
 */
export const onAttempt = (url: string, attempt: number): string =>
  attempt === 0 ? url : url.replace(/^(\/releases\/[^/]+\/[^/~]+)\//, `$1~${attempt}/`);
