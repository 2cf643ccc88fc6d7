import { appendFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@bee/testing/playwright';

const LIST = '/home/article/newslists/type/industry_news';

/** A page of each remote, which the server renders (to a visitor a private one as the request to log in), and a page of another remote. */
export const remotes = [
  { name: 'mf-content', path: LIST, from: '/home/ai/index' },
  { name: 'mf-data-tools', path: '/home/vegetable/lists', from: LIST },
  { name: 'mf-ai', path: '/home/ai/index', from: LIST },
  { name: 'mf-sanqi', path: '/home/sanqi/herbs', from: LIST },
  { name: 'mf-member', path: '/home/user/profile', from: LIST },
];

/** When a fault comes. `after a release`: on the way of an open page to the release that was composed meanwhile. */
const SITUATIONS = ['first load', 'navigation', 'after a release'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Every fault meets every remote in one situation, by turns; FAULTS=all tries all of them. */
export const situationsOf = (fault: number, remote: number): readonly Situation[] =>
  SITUATIONS.filter((_, index) => process.env.FAULTS === 'all' || (fault + remote) % SITUATIONS.length === index);

export const NOTICE = '互动功能暂时不可用';
export const CARD = '暂时无法打开';

/** Milliseconds on a line and a machine that are not slow; loading is given longer where the shell itself took longer. */
const USABLE_MS = 2000;
const TOLD_MS = 6000;

/** A processor that others use as well is no fault of the page; the bench holds the figures against the limits themselves. */
const ROOM = 3;

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

/** One bit of one byte is another. */
export const flipByte = tampered(flip);

type Fault = { files: string; act(route: Route): Promise<void> };

/** What can happen to scripts of a release on their way to the browser. */
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

/** Milliseconds since the document was asked for until React has taken over the header, or its place where a page has none. */
export const shellUsable = async (page: Page): Promise<number> => {
  const at = await page.waitForFunction(() => {
    const top = document.querySelector('#bee-top > *') ?? document.querySelector('#bee-top');
    return top && Object.keys(top).some((key) => /^__react(Fiber|Container)/.test(key)) && performance.now();
  });
  return Number(await at.jsonValue());
};

/** Milliseconds of the document when a text is there. */
export const shownAt = async (page: Page, text: string): Promise<number> => {
  const at = await page.waitForFunction(
    (wanted) =>
      ['bee-stage', 'bee-notice'].some((id) => document.getElementById(id)?.textContent.includes(wanted)) &&
      performance.now(),
    text,
    { timeout: 5 * TOLD_MS },
  );
  return Number(await at.jsonValue());
};

type Measured = {
  fault: string;
  remote: string;
  situation: Situation;
  usable?: number;
  /** When the failure was told, or something else ran in place of what failed. */
  told?: number;
  healed?: number;
};

/** Writes a line of figures to FAULT_FIGURES, where it is set. */
export const record = (figures: object) => {
  const file = process.env.FAULT_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
};

/** Holds times (ms) against their limits and records them. */
export const judge = (measured: Measured, slowness: number) => {
  record({ ...measured, slowness });
  const { usable, told } = measured;
  if (usable !== undefined) expect(usable, 'shell usable').toBeLessThanOrEqual(ROOM * USABLE_MS * slowness);
  if (told !== undefined) expect(told, 'failure told').toBeLessThanOrEqual(ROOM * TOLD_MS * slowness);
};

/** How many times longer than usual the shell's scripts took to come, by the clock of the browser; at least 1. */
export const slownessOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/releases/shell/'));
    const last = Math.max(...scripts.slice(0, 3).map((entry) => entry.startTime + entry.duration));
    return Math.max(1, last / 700);
  });

/** Clicks a plain link to an address, as the pages have them; where the page shows none, one is put on it. */
export const follow = async (page: Page, path: string) => {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.getElementById('bee-stage')?.append(link);
    link.click();
    link.remove();
  }, path);
};
