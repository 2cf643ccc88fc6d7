import { accounts, DEMO_PASSWORD, expect, type Page, test } from '@bee/testing/playwright';
import { compositionServed } from '@bee/testing/put-composition';
import { type FaultSite, followToNewComposition, refreshComposition, startFaultSite } from './fault-site.ts';
import {
  CARD,
  faults,
  filesOf,
  follow,
  judge,
  NOTICE,
  ROOM,
  ready,
  record,
  remotes,
  type Situation,
  shellUsable,
  shownAt,
  situationsOf,
  slownessOf,
} from './remote-faults.ts';

/** Faults in the delivery of a new release, and releases with broken code. */
test.describe.configure({ timeout: 120_000 });

/** These tests cause console errors on purpose. */
test.use({ allowedProblems: [/./] });

/** Milliseconds until a link is followed while a remote mounts. */
const FOLLOWED_MS = 300;

type Remote = (typeof remotes)[number];

let site: FaultSite;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startFaultSite();
});

test.afterAll(async () => {
  await site?.stop();
});

const readyAt = async (page: Page, name: string): Promise<number> => {
  const selector = `[data-remote="${name}"][data-ready="${site.good[name]}"]`;
  const at = await page.waitForFunction((css) => document.querySelector(css) && performance.now(), selector, {
    timeout: 30_000,
  });
  return Number(await at.jsonValue());
};

/** Opens a page of a broken release. Returns the time of the request, in milliseconds of its document. */
const openBroken = async (
  page: Page,
  { name, path, from }: Remote,
  release: string | undefined,
  situation: Situation,
) => {
  if (situation === 'after a release') {
    await site.compose();
    await site.openAt(page, from);
    await site.compose({ [name]: release }, true);
    await followToNewComposition(page, path);
    return 0;
  }
  await site.compose({ [name]: release });
  if (situation === 'first load') {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    return 0;
  }
  await site.openAt(page, from);
  const clicked = await page.evaluate(() => performance.now());
  await follow(page, path);
  return clicked;
};

const othersWork = async (page: Page, { name, from }: Remote) => {
  await follow(page, from);
  await expect(page.locator(`[data-remote]:not([data-remote="${name}"])[data-ready]`)).toBeAttached({
    timeout: 15_000,
  });
  await expect(page.getByText(CARD)).toBeHidden();
  await expect(page.getByText(NOTICE)).toBeHidden();
};

/** Milliseconds from the retry after the next composition until the good release is mounted. */
const retryHeals = async (page: Page, name: string): Promise<number> => {
  await site.compose();
  await refreshComposition(page);
  const pressed = Date.now();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(ready(page, name, site.good[name])).toBeAttached({ timeout: 15_000 });
  await expect(page.getByText(CARD)).toBeHidden();
  return Date.now() - pressed;
};

for (const [faultIndex, [fault, { files, act }]] of Object.entries(faults).entries()) {
  for (const [remoteIndex, remote] of remotes.entries()) {
    if (!situationsOf(faultIndex, remoteIndex).includes('after a release')) continue;
    const { name, path, from } = remote;

    test(`${fault} with a new release of ${name}: the last good release runs`, async ({ page }) => {
      await page.route('**/watched-by-nobody', (route) => route.abort()); // see remote-failures.spec.ts
      await site.compose();
      await site.openAt(page, from);
      const release = site.releases.nothing[name];
      await site.compose({ [name]: release }, true);
      const its = filesOf(name, files, `${release}(?=[~/])`);
      await page.route(its, act);
      await followToNewComposition(page, path);
      const usable = await shellUsable(page);
      const failureShown = await readyAt(page, name);
      judge({ fault, remote: name, situation: 'after a release', usable, failureShown }, await slownessOf(page));
      await expect(page.getByText(NOTICE)).toBeHidden();
      await othersWork(page, remote);

      await page.unroute(its, act);
      await page.goto(site.url + path);
      await expect(ready(page, name, release)).toBeAttached({ timeout: 15_000 });
    });
  }
}

for (const [index, behaviour] of (['throws', 'hangs'] as const).entries()) {
  for (const [remoteIndex, remote] of remotes.entries()) {
    const fault = behaviour === 'throws' ? 'throws while evaluated' : 'mount never ends';

    for (const situation of situationsOf(Object.keys(faults).length + index, remoteIndex)) {
      test(`${fault} in a release of ${remote.name}, ${situation}`, async ({ page }) => {
        const { name } = remote;
        const requestedAt = await openBroken(page, remote, site.releases[behaviour][name], situation);
        const usable = situation === 'navigation' ? undefined : await shellUsable(page);
        // There the last good release is known.
        const isReplaced = situation === 'after a release';
        const text = situation === 'navigation' ? CARD : NOTICE;
        const failureShown = (isReplaced ? await readyAt(page, name) : await shownAt(page, text)) - requestedAt;
        const slowness = await slownessOf(page);
        await expect(page.getByText(NOTICE)).toBeVisible({ visible: !isReplaced && text === NOTICE });
        await othersWork(page, remote);
        if (isReplaced) return judge({ fault, remote: name, situation, usable, failureShown }, slowness);
        // Returning to the page shows the failure again.
        await follow(page, remote.path);
        await expect(page.getByRole('alert').filter({ hasText: CARD })).toBeVisible({ timeout: 15_000 });
        const healed = await retryHeals(page, name);
        judge({ fault, remote: name, situation, usable, failureShown, healed }, slowness);
      });
    }
  }
}

test('the gate accepts releases whose mount never ends; readers get the last good one', async ({ page }) => {
  const [remote] = remotes.slice(1);
  if (!remote) return;
  await site.compose();
  site.run('compose', 'set', ...Object.entries(site.releases.hangs).map(([name, id]) => `${name}=${id}`));
  await compositionServed(site);
  await page.goto(site.url + remote.path);
  await expect(ready(page, remote.name, site.good[remote.name])).toBeAttached({ timeout: 30_000 });
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('a second link pressed during a mount of 4 s is followed at once', async ({ page }) => {
  await site.compose({ 'mf-ai': site.releases.slow['mf-ai'] });
  const { path = '' } = remotes[0] ?? {};
  await site.openAt(page, path);
  await follow(page, '/home/ai/index');
  await page.waitForFunction(() => document.querySelector('[data-remote="mf-ai"] .shell-loading'));
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const pressed = await page.evaluate(() => performance.now());
  await follow(page, path);
  const shown = (await readyAt(page, 'mf-content')) - pressed;
  expect(shown).toBeLessThanOrEqual(FOLLOWED_MS * ROOM * (await slownessOf(page)));
  await page.waitForTimeout(4500);
  await expect(page.getByText('来晚了')).toHaveCount(0);
  await expect(page.getByText(CARD)).toHaveCount(0);
  await expect(ready(page, 'mf-content')).toBeAttached();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a release that fails to render shows its failure; other remotes work', async ({ page }) => {
  await site.compose({ 'mf-ai': site.releases.render['mf-ai'] });
  await site.openAt(page, remotes[0]?.path ?? '');
  await follow(page, '/home/ai/index');
  await expect(page.getByRole('alert').filter({ hasText: CARD })).toBeVisible({ timeout: 10_000 });
  await follow(page, remotes[1]?.path ?? '');
  await expect(ready(page, 'mf-data-tools')).toBeAttached({ timeout: 15_000 });
});

test('a release that fails to render, with a good one before it: that one is shown, without a card', async ({
  page,
}) => {
  await site.compose();
  await site.openAt(page, remotes[0]?.path ?? '');
  await site.compose({ 'mf-ai': site.releases.render['mf-ai'] }, true);
  await followToNewComposition(page, '/home/ai/index');
  await expect(ready(page, 'mf-ai', site.good['mf-ai'])).toBeAttached({ timeout: 15_000 });
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(page.getByText(CARD)).toBeHidden();
});

test('a release that replaces built-in functions and writes to the window: both are repaired, and the next document is a fresh one', async ({
  page,
}) => {
  await site.compose({ 'mf-ai': site.releases.globals['mf-ai'] });
  await site.openAt(page, remotes[0]?.path ?? '');
  const warned = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('changed fetch'),
    timeout: 30_000,
  });
  await follow(page, '/home/ai/index');
  expect((await warned).text()).toMatch(/changed fetch, JSON\.parse, Array\.flat, Array\.oops/);
  expect(
    await page.evaluate(() => [
      /native code/.test(String(window.fetch)),
      JSON.parse('[1]'),
      [[1]].flat(),
      'leftBehind' in window,
    ]),
  ).toEqual([true, [1], [1], true]);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await follow(page, remotes[1]?.path ?? '');
  await expect(ready(page, 'mf-data-tools')).toBeAttached({ timeout: 15_000 });
  expect(await page.evaluate(() => ['leftBehind', 'sameDocument'].map((key) => key in window))).toEqual([false, false]);
  expect(await page.evaluate(() => 'oops' in Array.prototype)).toBe(false);
});

/** Failed visits of a release, as the operations page shows them. */
const failedVisits = async (page: Page, release: string | undefined): Promise<number> => {
  const { request } = page;
  const login = await request.post(`${site.url}/api/user/login`, {
    data: { username: accounts.operator, password: DEMO_PASSWORD },
  });
  const { token } = await login.json();
  const answer = await request.post(`${site.url}/api/ops/getVersionHealth`, { headers: { token }, data: {} });
  const { data } = await answer.json();
  const found = data.list.find((one: { release: string }) => one.release === release);
  return found?.failed_visits ?? 0;
};

test('a release that blocks the page for ever is reported; the next document keeps the text of the server', async ({
  browser,
}) => {
  const operator = await browser.newPage();
  const reader = await browser.newPage();
  const release = site.releases.blocks['mf-ai'];
  await site.compose({ 'mf-ai': release });
  const address = `${site.url}/home/ai/index`;
  await reader.goto(address, { waitUntil: 'commit' });
  const opened = Date.now();
  await expect.poll(() => failedVisits(operator, release), { timeout: 40_000 }).toBe(1);
  record({ fault: 'blocks', noticed: Date.now() - opened });

  // Playwright cannot close a blocked tab and open it again as readers do: another one gets what the tab left behind.
  await reader.close();
  const next = await browser.newPage();
  await site.compose();
  await next.goto(address);
  await next.addInitScript((of) => sessionStorage.setItem('bee-open-release', of), `mf-ai@${release}`);
  await site.compose({ 'mf-ai': release });
  await next.reload();
  await expect(next.getByText(NOTICE)).toBeVisible({ timeout: 15_000 });
  await expect(next.locator('[data-remote="mf-ai"] h1').first()).toBeVisible();
  await expect(ready(next, 'mf-ai')).not.toBeAttached();

  await site.compose({ 'mf-ai': release }, true);
  await next.reload();
  await expect(ready(next, 'mf-ai', site.good['mf-ai'])).toBeAttached({ timeout: 15_000 });
  await next.close();
  await operator.close();
});

test('a release that never lets the page rest is reported', async ({ page, browser }) => {
  const release = site.releases.loops['mf-ai'];
  const operator = await browser.newPage();
  await site.compose({ 'mf-ai': release });
  await page.goto(`${site.url}/home/ai/index`);
  const opened = Date.now();
  await expect(page.getByText('空转')).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => failedVisits(operator, release), { timeout: 60_000 }).toBe(1);
  record({ fault: 'loops', noticed: Date.now() - opened });
  await operator.close();
});

test('a release that rewrites links, blocks clicks, wipes storage and asks without end: readers leave it by a link of the frame, and nothing of it stays', async ({
  page,
}) => {
  await site.compose({ 'mf-ai': site.releases.trespasses['mf-ai'] });
  await site.openAt(page, remotes[0]?.path ?? '');
  await page.evaluate(() => localStorage.setItem('bee-client-id', 'mine'));
  await page.waitForTimeout(1500);
  const addresses = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#bee-top a, #bee-nav a')].map((link) => link.getAttribute('href')),
    );
  await follow(page, '/home/ai/index');
  await expect(page.getByText('越界')).toBeVisible({ timeout: 15_000 });
  await page.waitForFunction(() => Number(Reflect.get(window, 'turns')) > 5);
  expect((await addresses()).filter((href) => href?.includes('evil'))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('bee-client-id'), localStorage.getItem('bee-type')])).toEqual([
    'mine',
    null,
  ]);
  await page.locator('#bee-nav').getByRole('link', { name: '帮助' }).click();
  await expect(ready(page, 'mf-content')).toBeAttached({ timeout: 15_000 });
  await expect(page).not.toHaveURL(/evil/);
  expect(await page.evaluate(() => document.body.style.background)).toBe('');
});

test('a release is left within the same document: its interval, its listener and its requests end', async ({
  page,
}) => {
  await site.compose({ 'mf-ai': site.releases.quiet['mf-ai'] });
  await site.openAt(page, remotes[0]?.path ?? '');
  await follow(page, '/home/ai/index');
  await expect(page.getByText('留下计时')).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await follow(page, remotes[1]?.path ?? '');
  await expect(ready(page, 'mf-data-tools')).toBeAttached({ timeout: 15_000 });
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  const count = () => page.evaluate(() => Number(document.documentElement.dataset.turns));
  await page.waitForTimeout(300);
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect(await count()).toBe(before);
  expect(await page.evaluate(() => document.body.getAttribute('style'))).toBeNull();
});

test('a release that keeps 200 MB after it was left is reported', async ({ page, browser }) => {
  const operator = await browser.newPage();
  const release = site.releases.keeps['mf-ai'];
  await site.compose({ 'mf-ai': release });
  await page.goto(`${site.url}/home/ai/index`);
  await expect(page.getByText('留着内存')).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(1500);
  await follow(page, remotes[1]?.path ?? '');
  await expect(ready(page, 'mf-data-tools')).toBeAttached({ timeout: 15_000 });
  const left = Date.now();
  await expect.poll(() => failedVisits(operator, release), { timeout: 60_000 }).toBe(1);
  record({ fault: 'keeps', noticed: Date.now() - left });
  await operator.close();
});

for (const way of ['navigation', 'first load'] as const) {
  test(`a release that removes parts of the frame, on ${way}: the same nodes are restored`, async ({ page }) => {
    await site.compose({ 'mf-ai': site.releases.nodes['mf-ai'] });
    if (way === 'navigation') {
      await site.openAt(page, remotes[0]?.path ?? '');
      await follow(page, '/home/ai/index');
    } else await page.goto(`${site.url}/home/ai/index`);
    await expect(page.getByText('拆掉框架')).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('body > #bee-top + .shell-body + #bee-bottom')).toBeAttached({ timeout: 5000 });
    await page.locator('#bee-top').getByRole('button', { name: '登录' }).click();
    await expect(page.locator('dialog.shell-login')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#bee-nav').getByRole('link', { name: '帮助' }).click();
    await expect(ready(page, 'mf-content')).toBeAttached({ timeout: 15_000 });
  });
}
