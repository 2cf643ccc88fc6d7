import { expect, type Page, test } from '@bee/testing/playwright';
import {
  CARD,
  faults,
  filesOf,
  follow,
  judge,
  NOTICE,
  ready,
  remotes,
  shellUsable,
  shownAt,
  situationsOf,
  slownessOf,
} from './remote-faults.ts';

// Most of the time is spent waiting for timeouts.
test.describe.configure({ mode: 'parallel' });

/** These tests cause console errors on purpose. */
test.use({ allowedProblems: [/./] });

/** Keeps interception enabled after a fault is removed, so that hanging requests keep hanging. */
test.beforeEach(({ page }) => page.route('**/watched-by-nobody', (route) => route.abort()));

const retryHeals = async (page: Page, name: string, text: string) => {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const pressed = Date.now();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(ready(page, name)).toBeAttached({ timeout: 15_000 });
  await expect(page.getByText(text)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  return Date.now() - pressed;
};

for (const [faultIndex, [fault, { files, act }]] of Object.entries(faults).entries()) {
  for (const [remoteIndex, { name, path, from }] of remotes.entries()) {
    const situations = situationsOf(faultIndex, remoteIndex);
    if (situations.includes('first load')) {
      test(`${name} ${fault} on the first load: readable, the rest works, recovers without reload`, async ({
        page,
      }) => {
        await page.route(filesOf(name, files), act);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const text = (await page.locator('#bee-stage').textContent()) ?? '';
        expect(text).toMatch(/\p{Script=Han}{2}/u);
        const usable = await shellUsable(page);
        const failureShown = await shownAt(page, NOTICE);
        expect(await page.locator('#bee-stage').textContent()).toBe(text);
        await page.unroute(filesOf(name, files), act);
        const healed = await retryHeals(page, name, NOTICE);
        judge({ fault, remote: name, situation: 'first load', usable, failureShown, healed }, await slownessOf(page));
      });
    }

    if (situations.includes('navigation')) {
      test(`${name} ${fault} on navigation: failure card, others work, recovers without reload`, async ({ page }) => {
        await page.goto(from);
        const other = (await page.locator('#bee-stage > [data-remote]').getAttribute('data-remote')) ?? '';
        await expect(ready(page, other)).toBeAttached({ timeout: 15_000 });
        await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
        await page.route(filesOf(name, files), act);
        const clicked = await page.evaluate(() => performance.now());
        await follow(page, path);
        const failureShown = (await shownAt(page, CARD)) - clicked;
        const card = page.getByRole('alert').filter({ hasText: CARD });
        await expect(card).toContainText('追踪编号');

        await follow(page, from);
        await expect(ready(page, other)).toBeAttached({ timeout: 15_000 });
        await expect(card).toBeHidden();
        await follow(page, path);
        await expect(card).toBeVisible({ timeout: 15_000 });

        await page.unroute(filesOf(name, files), act);
        const healed = await retryHeals(page, name, CARD);
        judge({ fault, remote: name, situation: 'navigation', failureShown, healed }, await slownessOf(page));
      });
    }
  }
}

for (const fault of ['hangingEntry', 'hangingChunk'] as const) {
  test(`a remote that arrives after its card was shown replaces the card: ${fault}`, async ({ page }) => {
    const { files } = faults[fault] ?? {};
    let letGo = () => {};
    const over = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.goto(remotes[1]?.from ?? '');
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached({ timeout: 15_000 });
    await page.route(filesOf('mf-data-tools', files), async (route) => {
      await over;
      await route.continue();
    });
    await follow(page, remotes[1]?.path ?? '');
    const card = page.getByRole('alert').filter({ hasText: CARD });
    await expect(card).toBeVisible({ timeout: 15_000 });
    letGo();
    await expect(ready(page, 'mf-data-tools')).toBeAttached({ timeout: 15_000 });
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('蔬果');
    await expect(page.locator('[data-remote="mf-data-tools"]')).toHaveCount(1);
  });
}
