import { controls, layout } from '@bee/domain/constants';
import { expect, expectAccessible, type Page, test } from '@bee/testing/playwright';

const PAGE = '/home/article/policylists/type/policy_repository';
const LAST_FIELD = '反馈和建议';

const open = async (page: Page) => {
  await page.goto(PAGE);
  const services = page.getByText('服务', { exact: true });
  if (await services.isVisible()) await services.click(); // narrow windows collapse the bar to one button
  await page.getByRole('link', { name: '意见反馈' }).click();
  const modal = page.getByRole('dialog', { name: '意见反馈' });
  await expect(modal.getByLabel('姓名')).toBeFocused();
  return modal;
};

const fill = async (page: Page) => {
  await page.getByLabel('姓名').fill('张三');
  await page.getByLabel('联系电话').fill('0871-63331234');
  await page.getByLabel(LAST_FIELD).fill('希望价格表能按产地筛选。');
};

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

for (const [width, height] of [
  [1680, 950],
  [1366, 800],
  [390, 800],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the form is accessible, empty and with errors, and fits into the window', async ({ page }) => {
      const modal = await open(page);
      await expectAccessible(page);
      await modal.getByRole('button', { name: '提交反馈' }).click();
      await expect(modal.getByLabel(LAST_FIELD)).toHaveAccessibleDescription('请输入反馈和建议');
      await expectAccessible(page);
      const box = await modal.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  });
}

test('sizes of the form', async ({ page }) => {
  const modal = await open(page);
  await expect(modal.locator('form')).toHaveCSS('width', `${layout.formPx}px`);
  const label = modal.getByText('姓名', { exact: true });
  await expect(label).toHaveCSS('width', `${controls.formLabel.widthPx}px`);
  await expect(label).toHaveCSS('text-align', controls.formLabel.align);
  const [field, name] = [await modal.getByLabel('姓名').boundingBox(), await label.boundingBox()];
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(field?.x ?? 0); // to the left of the field
  await expect(modal.locator('.bee-input').first()).toHaveCSS('height', `${controls.heightPx.small}px`);
});

test('lists the missing fields, shows each message under its field, and sends nothing', async ({ page }) => {
  const modal = await open(page);
  let requests = 0;
  await page.route('**/api/user/feedback', (route) => {
    requests += 1;
    return route.continue();
  });
  await page.keyboard.press('Tab');
  await expect(modal.getByText('请输入您的姓名')).toBeVisible();
  await modal.getByRole('button', { name: '提交反馈' }).click();
  await expect(modal.getByRole('alert')).toHaveText(
    '有 3 处需要修改：请输入您的姓名请输入您的联系电话请输入反馈和建议',
  );
  await expect(modal.getByLabel('姓名')).toHaveAccessibleDescription('请输入您的姓名');
  await expect(modal.getByLabel('联系电话')).toHaveAccessibleDescription('请输入您的联系电话');
  await expect(modal.getByLabel('反馈和建议')).toHaveAccessibleDescription('请输入反馈和建议');
  await expect(modal.getByLabel('姓名')).toBeFocused();
  await modal.getByLabel('姓名').fill('张');
  await expect(modal.getByText('请输入您的姓名')).toHaveCount(0);
  expect(requests).toBe(0);
});

test('the input is sent, and the message of the server is shown', async ({ page }) => {
  const modal = await open(page);
  await fill(page);
  await modal.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByRole('status').getByText('感谢您的反馈，我们会尽快处理')).toBeVisible();
  await expect(modal).toBeHidden();
});

test('a refusal of the server is shown and keeps the input', async ({ page }) => {
  const modal = await open(page);
  await page.route('**/api/user/feedback', (route) =>
    route.fulfill({ json: { code: 0, success: false, msg: '反馈过于频繁，请一小时后再试', data: null } }),
  );
  await fill(page);
  await modal.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByRole('status').getByText('反馈过于频繁，请一小时后再试')).toBeVisible();
  await expect(modal.getByLabel(LAST_FIELD)).toHaveValue('希望价格表能按产地筛选。');
});

test('closing resets the form, returns the focus and lets the page scroll again', async ({ page }) => {
  const modal = await open(page);
  await fill(page);
  await page.mouse.move(300, 700);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(20, 400); // outside: a misplaced click does not lose the input
  await expect(modal).toBeVisible();
  expect(await scrolled(page)).toBe(0);

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '有未保存的修改' });
  await question.getByRole('button', { name: '继续填写' }).click();
  await expect(modal.getByLabel(LAST_FIELD)).toHaveValue('希望价格表能按产地筛选。');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '不保存，离开' }).click();
  await expect(modal).toBeHidden();
  const opener = page.getByRole('link', { name: '意见反馈' });
  await expect(opener).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);

  await opener.click();
  await expect(modal.getByLabel(LAST_FIELD)).toHaveValue('');
  await modal.getByRole('button', { name: '关闭' }).click();
  await expect(modal).toBeHidden();
});

test('Tab stays inside', async ({ page }) => {
  const modal = await open(page);
  await page.keyboard.press('Shift+Tab');
  await expect(modal.getByRole('button', { name: '关闭' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(modal.getByRole('button', { name: '提交反馈' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(modal.getByRole('button', { name: '关闭' })).toBeFocused();
});
