/**
 * A retry never asks for the same address again: Chromium lets it wait behind a hung first request. The edge ignores
 * `~n` in a release path, and chunks follow the address of their entry.
 */
export const onAttempt = (url: string, attempt: number): string =>
  attempt === 0 ? url : url.replace(/^(\/releases\/[^/]+\/[^/~]+)\//, `$1~${attempt}/`);
