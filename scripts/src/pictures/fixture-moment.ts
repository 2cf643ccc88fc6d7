import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** When every picture is taken, for server and browser alike: a Wednesday morning. */
export const FIXTURE_DAY = '2026-03-18';
export const FIXTURE_MOMENT = `${FIXTURE_DAY}T10:00:00+08:00`;

/** What a Node process is started with (`--import <this>`) to live at that time. */
export const fixedClock = (): string => {
  const url = pathToFileURL(path.join(import.meta.dirname, 'fixed-clock.mjs'));
  url.search = encodeURIComponent(FIXTURE_MOMENT);
  return url.href;
};
