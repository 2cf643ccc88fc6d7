import { expect, type Page, type Route, test } from '@bee/testing/playwright';

/** A page of each remote, which the server renders (to a visitor a private one as the request to log in), and a page of another remote. */
const remotes = [
  { name: 'mf-content', path: '/home/article/newslists/type/industry_news', from: '/home/ai/index' },
  { name: 'mf-data-tools', path: '/home/vegetable/lists', from: '/home/article/newslists/type/industry_news' },
  { name: 'mf-ai', path: '/home/ai/index', from: '/home/article/newslists/type/industry_news' },
  { name: 'mf-sanqi', path: '/home/sanqi/herbs', from: '/home/article/newslists/type/industry_news' },
  { name: 'mf-member', path: '/home/user/profile', from: '/home/article/newslists/type/industry_news' },
];

const failures: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort(),
  answered500: (route) => route.fulfill({ status: 500, body: 'broken' }),
  corrupt: async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.__tampered=1` });
  },
  hanging: () => new Promise(() => undefined),
};

// Most of their time is waiting for time limits.
test.describe.configure({ mode: 'parallel' });

/** What a broken remote makes the browser say is what these tests ask for. */
test.use({ allowedProblems: [/./] });

const filesOf = (name: string) => new RegExp(`/releases/${name}/[^?]*\\.js`);
/** The longest that the order of failure takes when every phase runs into its time limit. */
const GIVES_UP_MS = 40_000;

const ready = (page: Page, name: string) => page.locator(`[data-remote="${name}"][data-ready]`);

for (const [kind, fail] of Object.entries(failures)) {
  for (const { name, path, from } of remotes) {
    test(`${name} ${kind} on the first load: readable, the rest works, heals without reload`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.route(filesOf(name), fail);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const text = (await page.locator('#bee-stage').textContent()) ?? '';
      expect(text).toMatch(/\p{Script=Han}{2}/u);
      const notice = page.getByText('互动功能暂时不可用');
      await expect(notice).toBeVisible({ timeout: GIVES_UP_MS });
      expect(await page.locator('#bee-stage').textContent()).toBe(text);
      expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);
      await page.unroute(filesOf(name), fail);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole('button', { name: '重试' }).click();
      await expect(ready(page, name)).toBeAttached({ timeout: 15_000 });
      await expect(notice).toBeHidden();
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    });

    test(`${name} ${kind} on navigation: failure card, others work, heals without reload`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto(from);
      const other = await page.locator('[data-remote]').getAttribute('data-remote');
      await expect(ready(page, other ?? '')).toBeAttached({ timeout: 15_000 });
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.route(filesOf(name), fail);
      await follow(page, path);
      const card = page.getByRole('alert').filter({ hasText: '暂时无法打开' });
      await expect(card).toBeVisible({ timeout: GIVES_UP_MS });
      await expect(card).toContainText('追踪编号');

      await follow(page, from);
      await expect(ready(page, other ?? '')).toBeAttached({ timeout: 15_000 });
      await follow(page, path);
      await expect(card).toBeVisible({ timeout: GIVES_UP_MS });

      await page.unroute(filesOf(name), fail);
      await card.getByRole('button', { name: '重试' }).click();
      await expect(ready(page, name)).toBeAttached({ timeout: 15_000 });
      await expect(card).toBeHidden();
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    });
  }
}

/** Clicks a plain link to an address, as the pages have them; where the page shows none, one is put on it. */
const follow = async (page: Page, path: string) => {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.getElementById('bee-stage')?.append(link);
    link.click();
    link.remove();
  }, path);
};
