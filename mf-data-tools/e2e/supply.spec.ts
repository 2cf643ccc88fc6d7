import { randomUUID } from 'node:crypto';
import {
  AXE_WIDTHS,
  expect,
  expectAccessible,
  expectFittingAndAccessible,
  type Page,
  signIn,
  test,
} from '@bee/testing/playwright';

const SUPPLY = '/home/vegetable/lists/type/4';
const alive = (page: Page) => expect(page.locator('[data-remote][data-ready]').first()).toBeAttached();

const choose = async (page: Page, label: string, option: string) => {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  if (await field.isEditable()) await field.fill(option);
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
};

const fill = async (page: Page, title: string) => {
  const main = page.getByRole('main');
  await main.getByLabel('标题').fill(title);
  await main.getByLabel('品名').fill('番茄');
  await main.getByLabel('数量', { exact: true }).fill('5000');
  await main.getByLabel('价格', { exact: true }).fill('3.2');
  await choose(page, '省份', '山东省');
  await choose(page, '城市', '潍坊市');
  await main.getByLabel('联系人').fill('老周');
  await main.getByLabel('手机号码').fill('13800001234');
};

test('a posting goes from its form through the review to the list, a revealed number, a report and its end', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const title = `番茄现货 ${randomUUID().slice(0, 8)}`;
  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'vegetable');
  await owner.goto(`${SUPPLY}?ov=post`);
  await fill(owner, `${title} 电话138 0000 1234`);
  await owner.getByRole('button', { name: '提交审核' }).click();
  await expect(owner.getByLabel('标题')).toBeFocused();
  await expect(owner.getByText(/^请不要写电话/)).toBeVisible();
  await owner.getByLabel('标题').fill(title);
  await owner.getByLabel('选择图片').setInputFiles({ name: '番茄.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(owner.getByRole('button', { name: '移除第 1 张图片' })).toBeVisible();
  await owner.getByRole('button', { name: '提交审核' }).click();
  await expect(owner).toHaveURL(/mine=1/);
  const own = owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name: new RegExp(title) }) });
  await expect(own).toContainText('待审核');

  const operator = await (await browser.newContext()).newPage();
  await signIn(operator, 'operator');
  await operator.goto(`/ops/review?tab=supply&q=${encodeURIComponent(title)}`);
  await operator.getByRole('button', { name: title }).click();
  const drawer = operator.getByRole('dialog', { name: title });
  await expect(drawer.getByRole('img', { name: `${title}，第 1 张` })).toBeVisible();
  await expectAccessible(operator);
  await drawer.getByRole('button', { name: `通过：${title}` }).click();
  await expect(operator.getByText(`“${title}”现在是“展示中”`)).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await signIn(reader, 'vip');
  await reader.goto(`${SUPPLY}?product=番茄`);
  await reader.getByRole('link', { name: title }).click();
  await expect(reader).toHaveTitle(new RegExp(title));
  await expect(reader.getByText('138****1234')).toBeVisible();
  await expect(reader.getByText(/番茄当前批发均价/)).toBeVisible();
  await reader.getByRole('button', { name: '查看电话' }).click();
  await expect(reader.getByRole('link', { name: '13800001234' })).toBeVisible();
  await reader.getByRole('link', { name: '放大第 1 张图片' }).click();
  await reader.getByRole('dialog', { name: '图片 1 / 1' }).getByRole('button', { name: '关闭' }).click();
  await reader.getByRole('button', { name: '举报' }).click();
  const report = reader.getByRole('dialog', { name: '举报这条信息' });
  await choose(reader, '原因', '骗取定金或货款');
  await report.getByLabel('说明').fill('要求先付定金');
  await report.getByRole('button', { name: '提交举报' }).click();
  await expect(reader.getByText('已收到举报，我们会尽快核实')).toBeVisible();

  await operator.goto(`/ops/review?tab=supply-report&q=${encodeURIComponent(title)}`);
  await operator.getByRole('button', { name: title }).click();
  await operator.getByRole('button', { name: `处理：${title}` }).click();
  await operator.getByRole('button', { name: '记为已处理' }).click();
  await expect(operator.getByText('已记为处理完毕')).toBeVisible();

  await owner.reload();
  await expect(own).toContainText('1 人看过电话');
  await own.getByRole('link', { name: `修改：${title}` }).click();
  await expect(owner.getByLabel('标题')).toHaveValue(title);
  await expect(owner.getByRole('img', { name: '第 1 张' })).toBeVisible();
  await owner.getByLabel('价格', { exact: true }).fill('2.8');
  await expectAccessible(owner, 'main');
  await owner.getByRole('button', { name: '保存修改' }).click();
  await expect(own).toContainText('2.80 元/公斤');
  await expect(own).toContainText('展示中');
  await reader.reload();
  await expect(reader.getByText('2.80 元/公斤').first()).toBeVisible();

  // A changed text is reviewed again; a form opened earlier must not overwrite later changes.
  const late = await owner.context().newPage();
  for (const page of [owner, late]) {
    await page.goto(`${SUPPLY}?mine=1`);
    await page.getByRole('link', { name: `修改：${title}` }).click();
    await page.getByLabel('标题').fill(`${title} 改`);
  }
  await owner.getByRole('button', { name: '提交审核' }).click();
  await expect(own).toContainText('待审核');
  await late.getByRole('button', { name: '提交审核' }).click();
  await expect(late.getByRole('alert')).toContainText('又被修改过，没有保存');
  // Pages reflect a takedown within a second.
  await expect(async () => expect((await reader.reload())?.status()).toBe(404)).toPass();
  await late.close();
  await own.getByRole('button', { name: `关闭：${title} 改` }).click();
  await owner.getByRole('alertdialog', { name: '关闭' }).getByRole('button', { name: '关闭', exact: true }).click();
  await expect(owner.getByText('现在是“已关闭”')).toBeVisible();
  await expect(own).toContainText('已关闭');
  await own.getByRole('button', { name: `删除：${title} 改` }).click();
  await owner.getByRole('alertdialog', { name: '删除' }).getByRole('button', { name: '删除', exact: true }).click();
  await expect(own).toHaveCount(0);
  for (const page of [owner, operator, reader]) await page.context().close();
});

test('visitors do not see the number and are asked to sign in for it', async ({ page }) => {
  await page.goto(SUPPLY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('农产品供应信息');
  await page.getByRole('article').first().getByRole('link').click();
  await alive(page);
  await expect(page.getByText(/^138\*{4}\d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: '登录查看电话' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await page.goto(`${SUPPLY}?post=no-such-posting`))?.status()).toBe(404);
});

test('axe finds no violations on list, posting, form and own postings, and nothing overflows', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'vip');
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const query of ['', '?kind=demand&s=price.asc', '?post=sample-001', '?ov=post', '?mine=1']) {
      await page.goto(`${SUPPLY}${query}`);
      await alive(page);
      if (query === '?ov=post') await expect(page.getByLabel('标题')).toBeVisible();
      if (query === '?mine=1') await expect(page.getByRole('button', { name: /^删除/ }).first()).toBeVisible();
      await expectFittingAndAccessible(page, 'main');
    }
  }
});

/** 64 × 64 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAn0lEQVRoge2SQQkAQRDD6ini6mlVnoh7hIFCBKSh4fU00Q3YgOoV2YV6l+gGbED1iuxCvUt0AzagekV2od4lugEbUL0iu1DvEt2ADahekV2od4luwAZUr8gu1LtEN2ADqldkF+pdohuwAdUrsgv1LtEN2IDqFdmFepfoBmxA9YrsQr1LdAM2oHpFdqHeJboBG1C9IrtQ7xLdgA2oXvEPH/uPQTycaFAbAAAAAElFTkSuQmCC',
  'base64',
);
