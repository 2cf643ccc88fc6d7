import { expect, test } from '@bee/testing/playwright';

const addresses = [
  '/',
  '/home/article/policylists/type/policy_repository.html',
  '/home/article/newslists/type/industry_news',
  '/home/search/keyword/%E4%B8%89%E4%B8%83',
  '/home/search',
];

/** The countdown is the one text that may appear later: server HTML carries the day alone. */
const COUNTDOWN = /距施行还有 \d+ 天|今日起施行/g;

for (const address of addresses) {
  test(`${decodeURI(address)} comes alive without changing its text`, async ({ page, browser, baseURL }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const still = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const served = await still.newPage();
    await served.goto(address);
    const before = await served.getByRole('main').textContent();
    await still.close();

    await page.goto(address);
    await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();
    const after = (await page.getByRole('main').textContent()) ?? '';
    expect(after.replace(COUNTDOWN, '')).toBe(before);
    expect(complaints).toEqual([]);
  });
}
