import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** CHROMIUM_PATH, else a browser of the system, else that of Playwright; null when there is none. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | null =>
  [env.CHROMIUM_PATH ?? '', ...KNOWN_PLACES, chromium.executablePath()].find((file) => file && existsSync(file)) ??
  null;
