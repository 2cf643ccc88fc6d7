import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectAccessible, type Page, signIn, test } from '@bee/testing/playwright';
import { startSite, type TestSite } from '@bee/testing/site';

const GROUP = '茄果类';
const NAME = '茄子';
const PRODUCT = `/home/vegetable/detail/group/${encodeURIComponent(GROUP)}/name/${encodeURIComponent(NAME)}/type/1`;
const WATCHED = '/home/user/myfavorite?type=price';
const ID = `${GROUP}/${NAME}`;

/** Removes what an earlier run has left for this product. */
const forget = async (page: Page) => {
  const { origin } = new URL(page.url());
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const data = { type: 'price', id: ID, action: 'remove' };
  await page.request.post('/api/user/favorite', { data, headers: { token, origin } });
};

test.describe('an alert on a price', () => {
  test('is set next to the price, listed in the favourites, changed and removed there', async ({ page }) => {
    test.setTimeout(240_000);
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
      await expect(dialog.getByText('预警价应在 0.01 到 1000000 元/公斤之间')).toBeVisible();
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

  test('is also set on a fruit at its origin and on a kind of a herb', async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, 'vegetable');
    for (const { list, name, text } of [
      { list: `/home/fruit/lists?q=${encodeURIComponent('洛川')}`, name: /洛川/, text: /洛川.*元\/斤/ },
      { list: `/home/herbs/lists?q=${encodeURIComponent('枸杞子')}`, name: /枸杞子/, text: /粒/ },
    ]) {
      await page.goto(list);
      await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
      await page.getByRole('row', { name }).first().getByRole('link').first().click();
      await page.getByRole('button', { name: '设预警' }).click();
      const dialog = page.getByRole('dialog', { name: /价格预警$/ });
      await dialog.getByLabel('均价').fill('900000');
      await dialog.getByRole('button', { name: '保存预警' }).click();
      await expect(page.getByRole('button', { name: '预警：高于 900000.00 元/公斤' })).toBeVisible();
      await page.goto(WATCHED);
      const row = page.getByRole('list', { name: '自选行情' }).getByRole('listitem').first();
      await expect(row).toContainText(text);
      await expect(row).toContainText('监测中');
      await expectAccessible(page);
      await row.getByRole('link').first().click();
      await expect(page).toHaveURL(/fruit\/detail|herbs\/lists\?/);
      await page.goto(WATCHED);
      await row.getByRole('button', { name: /^取消收藏/ }).click();
      await page.getByRole('alertdialog', { name: '取消收藏' }).getByRole('button', { name: '取消收藏' }).click();
      await expect(page.getByText('已取消收藏')).toBeVisible();
    }
  });

  test('asks a visitor to sign in first', async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('button', { name: '设预警' }).click();
    await expect(page.getByRole('dialog', { name: '账号登录' })).toBeVisible();
  });
});

/** New prices would change the figures of other tests, so they are imported on a separate site. */
test.describe('new prices', () => {
  /** Part of the small sample. */
  const CABBAGE = `/home/vegetable/detail/group/${encodeURIComponent('叶菜类')}/name/${encodeURIComponent('大白菜')}/type/1`;
  let site: TestSite;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = await startSite({ sample: 'small' });
  });
  test.afterAll(() => site?.stop());

  test('that trigger an alert show a dot in the header and a message that links to the price', async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await signIn(page, 'vegetable');
    await page.goto(CABBAGE);
    await expect(page.locator('[data-remote][data-ready]')).toBeAttached();
    await page.getByRole('button', { name: '设预警' }).click();
    const dialog = page.getByRole('dialog', { name: '大白菜价格预警' });
    const shown = await dialog.getByText(/现价 \d+\.\d{2} 元\/公斤/).textContent();
    const [, spec = '', now] = /(?: · (\S+))? 现价 ([\d.]+)/.exec(shown ?? '') ?? [];
    const [limit, risen] = [(Number(now) + 0.5).toFixed(2), (Number(now) + 1).toFixed(2)];
    await dialog.getByLabel('均价').fill(limit);
    await dialog.getByRole('button', { name: '保存预警' }).click();
    await expect(dialog).toBeHidden();
    const account = page.getByRole('button', { name: /的账户/ });
    await expect(account).not.toHaveAccessibleName(/有新消息/);

    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format();
    const file = path.join(site.dataDir, 'today.csv');
    writeFileSync(
      file,
      `日期,市场,大类,小类,品名,规格,单位,最低价,平均价,最高价\n${today},某某市场,蔬菜,叶菜类,大白菜,${spec},公斤,${risen},${risen},${risen}\n`,
    );
    site.run('import', 'prices', file, '--publisher', '测试来源');
    await page.reload();
    await expect(account).toHaveAccessibleName(/有新消息/);
    await account.click();
    await page
      .getByRole('region', { name: '我的账户' })
      .getByRole('link', { name: /我的消息\s*1\s*条未读/ })
      .click();
    const message = page.getByRole('list', { name: '消息' }).getByRole('listitem');
    await expect(message).toHaveCount(1);
    await expect(message).toContainText(`大白菜 ${risen} 元/公斤，高于 ${limit} 元/公斤`);
    await expect(message).toContainText(`${today} 均价 ${risen} 元/公斤`);
    await message.getByRole('link').first().click();
    await expect(page).toHaveURL(CABBAGE);
    await expect(page.getByText(risen).first()).toBeVisible();
    await page.context().close();
  });
});
