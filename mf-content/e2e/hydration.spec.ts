import { expect, readHydratedText, test } from '@bee/testing/playwright';

const addresses = [
  '/',
  '/home/article/policylists/type/policy_repository.html',
  '/home/article/newslists/type/industry_news',
  '/home/search/keyword/%E4%B8%89%E4%B8%83',
  '/home/search',
];

for (const address of addresses) {
  test(`${decodeURI(address)} hydrates without changing its text`, async ({ page }) => {
    const { served, alive } = await readHydratedText(page, address);
    expect(served.length).toBeGreaterThan(50);
    expect(alive).toBe(served);
  });
}
