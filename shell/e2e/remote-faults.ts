import { appendFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@bee/testing/playwright';

const LIST = '/home/article/newslists/type/industry_news';

/**
 * For each remote a server-rendered page (a private page shows visitors the login prompt), and a page of another
 * remote.
 */
export const remotes = [
  { name: 'mf-content', path: LIST, from: '/home/ai/index' },
  { name: 'mf-data-tools', path: '/home/vegetable/lists', from: LIST },
  { name: 'mf-ai', path: '/home/ai/index', from: LIST },
  { name: 'mf-sanqi', path: '/home/sanqi/herbs', from: LIST },
  { name: 'mf-member', path: '/home/user/profile', from: LIST },
];

/** When a fault occurs. `after a release`: an open page navigates to a release that was composed meanwhile. */
const SITUATIONS = ['first load', 'navigation', 'after a release'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Every fault hits every remote in one situation, in rotation; FAULTS=all tests all combinations. */
export const situationsOf = (fault: number, remote: number): readonly Situation[] =>
  SITUATIONS.filter((_, index) => process.env.FAULTS === 'all' || (fault + remote) % SITUATIONS.length === index);

export const NOTICE = '互动功能暂时不可用';
export const CARD = '暂时无法打开';

/** Milliseconds on a fast network and machine. Limits are scaled where the shell itself loads slower. */
const USABLE_MS = 2000;
const FAILURE_SHOWN_MS = 6000;

/** Tolerance for a shared processor; the benchmark checks the exact limits. */
export const ROOM = 3;

const ANYTHING = '[^?]*\\.js';
const hang = () => new Promise<void>(() => undefined);

const tampered = (change: (bytes: Buffer) => Buffer) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({
    contentType: answer.headers()['content-type'],
    headers: { 'access-control-allow-origin': '*' },
    body: change(await answer.body()),
  });
};

const flip = (bytes: Buffer): Buffer => {
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

/** Flips one bit of one byte. */
export const flipByte = tampered(flip);

type Fault = { files: string; act(route: Route): Promise<void> };

/** Faults of scripts of a release on their way to the browser. */
export const faults: Record<string, Fault> = {
  blocked: { files: ANYTHING, act: (route) => route.abort() },
  answered500: { files: ANYTHING, act: (route) => route.fulfill({ status: 500, body: 'broken' }) },
  answered404: { files: ANYTHING, act: (route) => route.fulfill({ status: 404, body: '' }) },
  html: {
    files: ANYTHING,
    act: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>登录网络</title>' }),
  },
  cutOff: { files: ANYTHING, act: tampered((bytes) => bytes.subarray(0, bytes.length >> 1)) },
  flippedByte: { files: ANYTHING, act: flipByte },
  hangingEntry: { files: '[^?]*/remoteEntry[^?]*\\.js', act: hang },
  hangingChunk: { files: '[^?]*/page-[^?]*\\.js', act: hang },
};

export const filesOf = (name: string, files = ANYTHING, release = '') =>
  new RegExp(`/releases/${name}/${release}${files}`);

export const ready = (page: Page, name: string, release?: string) =>
  page.locator(`[data-remote="${name}"][data-ready${release ? `="${release}"` : ''}]`);

/**
 * Milliseconds from the request of the document until the header is hydrated, or its container on pages without a
 * header.
 */
export const shellUsable = async (page: Page): Promise<number> => {
  const at = await page.waitForFunction(() => {
    const top = document.querySelector('#bee-top > *') ?? document.querySelector('#bee-top');
    return top && Object.keys(top).some((key) => /^__react(Fiber|Container)/.test(key)) && performance.now();
  });
  return Number(await at.jsonValue());
};

/** Milliseconds of the document when a text is visible. */
export const shownAt = async (page: Page, text: string): Promise<number> => {
  const at = await page.waitForFunction(
    (expected) =>
      ['bee-stage', 'bee-notice'].some((id) => document.getElementById(id)?.textContent.includes(expected)) &&
      performance.now(),
    text,
    { timeout: 5 * FAILURE_SHOWN_MS },
  );
  return Number(await at.jsonValue());
};

type Measured = {
  fault: string;
  remote: string;
  situation: Situation;
  usable?: number;
  /** When the failure was shown, or a fallback was running. */
  failureShown?: number;
  healed?: number;
};

/** Appends a line of measurements to FAULT_FIGURES, if set. */
export const record = (figures: object) => {
  const file = process.env.FAULT_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
};

/** Checks times (ms) against their limits and records them. */
export const judge = (measured: Measured, slowness: number) => {
  record({ ...measured, slowness });
  const { usable, failureShown } = measured;
  if (usable !== undefined) expect(usable, 'shell usable').toBeLessThanOrEqual(ROOM * USABLE_MS * slowness);
  if (failureShown !== undefined)
    expect(failureShown, 'failure shown').toBeLessThanOrEqual(ROOM * FAILURE_SHOWN_MS * slowness);
};

/** Factor by which the shell's scripts loaded slower than usual, measured by the browser; at least 1. */
export const slownessOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/releases/shell/'));
    const last = Math.max(...scripts.slice(0, 3).map((entry) => entry.startTime + entry.duration));
    return Math.max(1, last / 700);
  });

/** Clicks a plain link to an address; adds one where the page has none. */
export const follow = async (page: Page, path: string) => {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.getElementById('bee-stage')?.append(link);
    link.click();
    link.remove();
  }, path);
};
