import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The time of every picture, for server and browser: a Wednesday morning. */
export const FIXTURE_DAY = '2026-03-18';
export const FIXTURE_MOMENT = `${FIXTURE_DAY}T10:00:00+08:00`;

/** Argument that makes a Node process run at that time (`--import <this>`). */
export const fixedClock = (): string => {
  const url = pathToFileURL(path.join(import.meta.dirname, 'fixed-clock.mjs'));
  url.search = encodeURIComponent(FIXTURE_MOMENT);
  return url.href;
};
