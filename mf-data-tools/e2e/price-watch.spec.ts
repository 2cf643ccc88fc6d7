import { expect, expectAccessible, type Page, signIn, test } from '@bee/testing/playwright';

const GROUP = '茄果类';
const NAME = '茄子';
const PRODUCT = `/home/vegetable/detail/group/${encodeURIComponent(GROUP)}/name/${encodeURIComponent(NAME)}/type/1`;
const WATCHED = '/home/user/myfavorite?type=price';
const ID = `${GROUP}/${NAME}`;

/** What a run before has left of this product. */
const forget = async (page: Page) => {
  const { origin } = new URL(page.url());
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const data = { type: 'price', id: ID, action: 'remove' };
  await page.request.post('/api/user/favorite', { data, headers: { token, origin } });
};

test.describe('an alert on a price', () => {
  test('is set beside the price, stands in the favourites, is changed and removed there', async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, 'vegetable');
    await page.goto(PRODUCT);
    await forget(page);
    await page.reload();
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('button', { name: '设预警' }).click();
    const dialog = page.getByRole('dialog', { name: `${NAME}价格预警` });
    await expect(dialog.getByText(/现价 \d+\.\d{2} 元\/公斤/)).toBeVisible();
    await expectAccessible(page);
    for (const wrong of ['-1', '0', '1000000000']) {
      await dialog.getByLabel('均价').fill(wrong);
      await dialog.getByRole('button', { name: '保存预警' }).click();
      await expect(dialog.getByText('预警价应在 0.01 到 10000 元/公斤之间')).toBeVisible();
    }
    await dialog.getByLabel('均价').fill('900');
    await dialog.getByRole('button', { name: '保存预警' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: '预警：高于 900.00 元/公斤' })).toBeVisible();
    await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible();

    await page.goto(WATCHED);
    const row = page.getByRole('list', { name: '自选行情' }).getByRole('listitem').filter({ hasText: NAME });
    await expect(row).toContainText('监测中');
    await expect(row).toContainText('高于 900.00 元/公斤');
    await expect(row.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await expectAccessible(page);
    await row.getByRole('button', { name: /^修改预警/ }).click();
    await dialog.getByRole('radio', { name: '涨跌幅' }).check();
    await dialog.getByLabel('涨跌达到').fill('400');
    await dialog.getByRole('button', { name: '保存修改' }).click();
    await expect(row).toContainText('7 天内涨跌达到 400%');
    await row.getByRole('button', { name: /^删除预警/ }).click();
    await page.getByRole('alertdialog', { name: '删除预警' }).getByRole('button', { name: '删除' }).click();
    await expect(row).toContainText('没有预警');
    await row.getByRole('button', { name: /^取消收藏/ }).click();
    await page.getByRole('alertdialog', { name: '取消收藏' }).getByRole('button', { name: '取消收藏' }).click();
    await expect(row).toHaveCount(0);
  });

  test('asks a visitor to log in first', async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('button', { name: '设预警' }).click();
    await expect(page.getByRole('dialog', { name: '账号登录' })).toBeVisible();
  });
});
