import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accounts, DEMO_PASSWORD, expect, type Page, test } from '@bee/testing/playwright';
import { compositionOf, putComposition } from '@bee/testing/put-composition';
import { startSite, type TestSite } from '@bee/testing/site';

const REMOTE = 'mf-content';
const CANARY = '9.0.0-canary00';

test.describe.configure({ mode: 'serial' });

let site: TestSite;
let stable: string;

/** Copies a release under another id, so that only its name differs. */
const copyAsCanary = () => {
  const folder = path.join(site.store, REMOTE);
  cpSync(path.join(folder, stable), path.join(folder, CANARY), { recursive: true });
  const file = path.join(folder, CANARY, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), release: CANARY }));
};

const compose = (canary: { percent: number; visitors: boolean } | null) =>
  putComposition(site, {
    [REMOTE]: {
      active: stable,
      ...(canary && { canary: { ...canary, release: CANARY, salt: 's', since: '2026-11-01T00:00:00Z' } }),
    },
  });

const shown = (page: Page, release: string) => page.locator(`[data-remote="${REMOTE}"][data-ready="${release}"]`);

/** Marks the document: the mark is lost by a document load. */
const leaveMark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 'here' }));
const hasMark = (page: Page) => page.evaluate(() => 'mark' in window);

/** Makes the page request the active composition, as it does every 15 s and when it becomes visible again. */
const refreshComposition = async (page: Page) => {
  const response = page.waitForResponse(/\/healthz$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await response;
};

const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().click();

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startSite({ sample: 'small' });
  stable = compositionOf(site).remotes[REMOTE]?.active ?? '';
  copyAsCanary();
});

test.afterAll(async () => {
  await site?.stop();
});

test('an open page gets the canary with its second click, keeps it while navigating, and returns to the active release', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${site.url}/home/fqa/index`);
  await expect(shown(page, stable)).toBeAttached({ timeout: 20_000 });
  await leaveMark(page);

  await compose({ percent: 100, visitors: true });
  await refreshComposition(page);
  expect(await hasMark(page)).toBe(true);
  // The first document of the new composition reports the visit, which assigns the canary.
  await follow(page, '/');
  await expect(shown(page, stable)).toBeAttached({ timeout: 20_000 });
  expect(await hasMark(page)).toBe(false);
  await leaveMark(page);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('bee-canary');
  await refreshComposition(page);
  await follow(page, '/home/fqa/index');
  await expect(shown(page, CANARY)).toBeAttached({ timeout: 20_000 });
  expect(await hasMark(page)).toBe(false);

  await leaveMark(page);
  await refreshComposition(page);
  await follow(page, '/');
  await expect(page).toHaveURL(/\/$/);
  await expect(shown(page, CANARY)).toBeAttached();
  expect(await hasMark(page)).toBe(true);

  await compose(null);
  await refreshComposition(page);
  expect(await hasMark(page)).toBe(true);
  await follow(page, '/home/fqa/index');
  await expect(shown(page, stable)).toBeAttached({ timeout: 20_000 });
  expect(problems).toEqual([]);
});

test('a canary for members reaches an open page after a login in another tab, and ends at logout', async ({ page }) => {
  test.setTimeout(90_000);
  await compose({ percent: 100, visitors: false });
  await page.goto(`${site.url}/home/fqa/index`);
  await expect(shown(page, stable)).toBeAttached({ timeout: 20_000 });
  await leaveMark(page);

  const data = { username: accounts.member, password: DEMO_PASSWORD };
  const { token } = await (await page.request.post(`${site.url}/api/user/login`, { data })).json();
  await page.context().addCookies([{ name: 'token', value: token, url: site.url }]);
  await refreshComposition(page);
  expect(await hasMark(page)).toBe(true);
  await expect(shown(page, stable)).toBeAttached();
  await follow(page, '/');
  await expect(shown(page, CANARY)).toBeAttached({ timeout: 20_000 });

  const left = await page.request.post(`${site.url}/api/user/logout`, { headers: { token }, data: {} });
  expect(left.ok()).toBe(true);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('bee-account');
  await page.goto(`${site.url}/home/fqa/index`);
  await expect(shown(page, stable)).toBeAttached({ timeout: 20_000 });
});
