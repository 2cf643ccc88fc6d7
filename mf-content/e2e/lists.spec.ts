import { expect, test } from '@bee/testing/playwright';

test('a user filters the policy library, searches within, opens a law and returns to the same list', async ({
  page,
}) => {
  await page.goto('/home/article/policylists/type/policy_repository');
  await expect(page.getByRole('heading', { level: 1, name: '政策库' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('article');
  const all = await rows.count();
  expect(all).toBeGreaterThan(0);

  const level = page.getByRole('list', { name: '级别' }).getByRole('link').first();
  const count = Number((await level.textContent())?.replace(/\D/g, ''));
  await level.click();
  await expect(page).toHaveURL(/level=/);
  await expect(page.getByText(`共 ${count.toLocaleString('en-US')} 条`).first()).toBeVisible();
  await expect(page.getByRole('list', { name: '级别' }).locator('[aria-current]')).toHaveCount(1);

  const title = (await rows.first().getByRole('link').first().textContent()) ?? '';
  const word = title.replace(/[^\p{Script=Han}]/gu, '').slice(0, 4);
  await page.getByRole('searchbox', { name: '在政策库中搜索' }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/level=.*q=|q=.*level=/);
  await expect(rows.first()).toContainText(word);

  const address = page.url();
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('note')).toContainText(/现行有效|即将施行|已被修订|已废止|征求意见稿/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows.first()).toContainText(word);
});

test('an empty list says so and offers a way back', async ({ page }) => {
  await page.goto('/home/article/policylists/type/policy_repository?q=没有这样的政策啊');
  await expect(page.getByText('没有同时符合这些条件的内容')).toBeVisible();
  await page.getByRole('link', { name: '清除全部条件' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('unknown values in the address are dropped, an unknown type is a 404', async ({ page }) => {
  const lenient = await page.goto('/home/article/newslists/type/industry_news?year=soon&p=-3&s=price');
  expect(lenient?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: '行业动态' })).toBeVisible();
  const unknown = await page.goto('/home/article/newslists/type/no_such_type');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByText('页面飞走啦')).toBeVisible();
});

test('an unknown article is a 404, also after hydration', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const answer = await page.goto('/home/article/detail/id/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! 页面飞走啦～');
  expect(faults).toEqual([]);
});
