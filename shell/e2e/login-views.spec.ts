import { AXE_WIDTHS, expect, expectAccessible, test } from '@bee/testing/playwright';
import { loginModal, openLogin } from './login-steps.ts';

test('every view can be reached, is announced by its name, and can be left', async ({ page }) => {
  const modal = await openLogin(page, '注册');
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  await expect(dialog('账号注册')).toBeVisible();
  await modal.getByRole('button', { name: '已有账号，点击登录' }).click();
  await expect(dialog('账号登录')).toBeVisible();
  await modal.getByRole('tab', { name: '手机快捷登录' }).click();
  await expect(dialog('手机快捷登录')).toBeVisible();
  await modal.getByRole('button', { name: '忘记密码' }).click();
  await expect(dialog('找回密码')).toBeVisible();
  await expect(modal.getByLabel('手机号码')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog('手机快捷登录')).toBeVisible();
  await modal.getByRole('button', { name: '点击注册' }).click();
  await modal.getByRole('button', { name: '关闭' }).click();
  await expect(dialog('手机快捷登录')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: '注册' })).toBeFocused();
});

test('it is 480 px wide, and the page behind does not scroll', async ({ page }) => {
  const modal = await openLogin(page);
  expect((await modal.boundingBox())?.width).toBe(480);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('keyboard only: through fields, tabs and links, wrapping at both ends, and out', async ({ page }) => {
  await page.goto('/home/fqa/index');
  const opener = page.getByRole('banner').getByRole('button', { name: '登录', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = loginModal(page);
  await expect(modal.getByLabel('手机号码')).toBeFocused();
  await page.keyboard.type('13800000001');
  const way = [
    modal.getByLabel('密码', { exact: true }),
    modal.getByRole('button', { name: '显示输入内容' }),
    modal.getByRole('checkbox'),
    modal.getByRole('button', { name: '忘记密码' }),
    modal.getByRole('button', { name: '登录', exact: true }),
    modal.getByRole('button', { name: '点击注册' }),
    modal.getByRole('button', { name: '微信登录' }),
    modal.getByRole('button', { name: 'QQ 登录' }),
    modal.getByRole('link', { name: '《用户协议》' }),
    modal.getByRole('link', { name: '《隐私政策》' }),
    modal.getByRole('button', { name: '关闭' }),
    modal.getByRole('tab', { name: '账号登录' }),
  ];
  for (const stop of way) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(modal.getByRole('tab', { name: '手机快捷登录' })).toBeFocused();
  await expect(modal.getByLabel('手机号码')).toHaveValue('13800000001');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('手机验证码')).toHaveAccessibleDescription('手机验证码不能为空');
  await expect(modal.getByLabel('手机验证码')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const width of AXE_WIDTHS) {
  test(`axe finds no violations in any view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home/fqa/index');
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
    const modal = loginModal(page);
    await expect(modal.getByLabel('手机号码')).toBeFocused();
    const check = async (name: string) =>
      test.step(name, async () => {
        await page.waitForTimeout(300); // the opening animation has ended
        await expectAccessible(page);
      });
    await check('账号登录');
    await page.keyboard.press('Enter');
    await check('账号登录, refused');
    await modal.getByRole('tab', { name: '手机快捷登录' }).click();
    await check('手机快捷登录');
    await modal.getByRole('button', { name: '看不清图片？改用计算验证' }).click();
    await check('计算验证');
    await modal.getByRole('button', { name: '点击注册' }).click();
    await check('账号注册');
    await modal.getByRole('button', { name: '关闭' }).click();
    await modal.getByRole('button', { name: '忘记密码' }).click();
    await check('找回密码');
  });
}

test('on a phone it is a sheet with targets of 44 px, and the on-screen keyboard does not hide its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home/fqa/index');
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const modal = loginModal(page);
  await modal.getByRole('button', { name: '点击注册' }).click();
  await page.waitForTimeout(300);
  const box = await modal.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  for (const control of await modal.getByRole('button').all()) {
    const size = await control.boundingBox();
    expect([await control.textContent(), Math.min(size?.height ?? 0, size?.width ?? 0) >= 44]).toEqual([
      await control.textContent(),
      true,
    ]);
  }
  await page.setViewportSize({ width: 390, height: 400 }); // the height above the on-screen keyboard
  await modal.getByLabel('密码', { exact: true }).focus();
  await expect(modal.getByRole('button', { name: '注册', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(modal.getByLabel('密码', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('opens at once when its code and styles are loaded: nothing is loaded again', async ({ page }) => {
  const modal = await openLogin(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) files.push(request.url());
  });
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  await expect(modal.getByRole('textbox').first()).toBeVisible();
  expect(files).toEqual([]);
});

test('its code is not in the initial load', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js') && response.ok()) scripts.push(await response.text());
  });
  await page.goto('/home/fqa/index', { waitUntil: 'networkidle' });
  const before = scripts.length;
  expect(scripts.some((text) => text.includes('暂不绑定，直接登录'))).toBe(false);
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  await expect(loginModal(page).getByLabel('手机号码')).toBeFocused();
  await expect.poll(() => scripts.slice(before).some((text) => text.includes('暂不绑定，直接登录'))).toBe(true);
});
