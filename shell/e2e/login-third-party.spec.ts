import { expect, expectAccessible, type Page, test } from '@bee/testing/playwright';
import { expectMember, freshMobile, loginModal, openLogin, receiveCode } from './login-steps.ts';
import { consentAtQq, consentAtWechat, freshPerson } from './third-party-steps.ts';

test.describe.configure({ timeout: 120_000 });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const logOut = async (page: Page) => {
  await page.goto('/home/user/profile');
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
};

/** QQ → bind view → logged in without a number. */
const enterUnbound = async (page: Page, nickname: string) => {
  const modal = await openLogin(page);
  await consentAtQq(modal.getByRole('button', { name: 'QQ 登录' }), nickname);
  await modal.getByRole('button', { name: '暂不绑定，直接登录' }).click();
  await expectMember(page);
};

const PASSWORD = 'Bee-2026-third';

const register = async (page: Page) => {
  const modal = await openLogin(page, '注册');
  await receiveCode(modal, freshMobile());
  await modal.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await modal.getByRole('button', { name: '注册', exact: true }).click();
  await expectMember(page);
};

/** Adding or removing a login method requires the password first. */
const reauthenticate = async (page: Page) => {
  const modal = loginModal(page);
  await modal.getByLabel('当前密码').fill(PASSWORD);
  await modal.getByRole('button', { name: '下一步' }).click();
};

test('QQ, unknown account: bind view, 550 px high, login without binding; known account: login at once', async ({
  page,
}) => {
  const nickname = freshPerson();
  const modal = await openLogin(page);
  const popup = await consentAtQq(modal.getByRole('button', { name: 'QQ 登录' }), nickname);
  await expect(dialog(page, '绑定手机')).toBeVisible();
  await expect(modal.getByLabel('手机号码')).toBeFocused();
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect((await modal.boundingBox())?.height).toBe(550);
  expect(await modal.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(false);
  for (const width of [390, 1680, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await modal.getByRole('button', { name: '暂不绑定，直接登录' }).click();
  await expect(page.getByText('登录成功')).toBeVisible();
  await expectMember(page);

  await logOut(page);
  const again = await openLogin(page);
  await consentAtQq(again.getByRole('button', { name: 'QQ 登录' }), nickname);
  await expectMember(page);
});

test('WeChat, unknown account: the QR code, then a number is bound to it', async ({ page }) => {
  const nickname = freshPerson();
  const mobile = freshMobile();
  const modal = await openLogin(page);
  await modal.getByRole('button', { name: '微信登录' }).click();
  await expect(dialog(page, '微信登录')).toBeVisible();
  await consentAtWechat(modal, nickname);
  await expect(dialog(page, '绑定手机')).toBeVisible();
  await receiveCode(modal, mobile);
  await modal.getByLabel('密码', { exact: true }).fill('Bee-2026-bind');
  await modal.getByRole('button', { name: '绑定并登录' }).click();
  await expectMember(page);
  await page.goto('/home/user/profile');
  await expect(page.getByRole('button', { name: '解除微信绑定' })).toBeVisible();
});

test('declining consent shows a message, and the modal closes', async ({ page }) => {
  const modal = await openLogin(page);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    modal.getByRole('button', { name: 'QQ 登录' }).click(),
  ]);
  await popup.getByRole('button', { name: '拒绝' }).click();
  await expect(page.getByText('您取消了QQ授权，可重新开始')).toBeVisible();
  await expect(modal).toBeHidden();
});

test('the views of the third parties: axe, back, close', async ({ page }) => {
  for (const width of [390, 1366, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const modal = await openLogin(page);
    await modal.getByRole('button', { name: '微信登录' }).click();
    await expect(modal.frameLocator('iframe').getByRole('img', { name: '登录二维码' })).toBeVisible();
    await expectAccessible(page);
    await modal.getByRole('button', { name: '返回登录' }).click();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      modal.getByRole('button', { name: 'QQ 登录' }).click(),
    ]);
    await expect(popup.getByRole('heading', { name: '授权登录' })).toBeVisible();
    await page.bringToFront();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page, '账号登录')).toBeVisible();
    await popup.close();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }
});

test('a member binds QQ on the profile, and removes it again', async ({ page }) => {
  const nickname = freshPerson();
  await register(page);
  await page.goto('/home/user/profile');
  await page.getByRole('button', { name: '绑定QQ' }).click();
  const modal = loginModal(page);
  await expect(dialog(page, '绑定 QQ')).toBeVisible();
  await reauthenticate(page);
  await consentAtQq(modal.getByRole('button', { name: '打开 QQ 授权窗口' }), nickname);
  await expect(page.getByText('QQ绑定成功')).toBeVisible();
  await expect(modal).toBeHidden();
  const unbind = page.getByRole('button', { name: '解除QQ绑定' });
  await unbind.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(dialog(page, '验证身份')).toBeVisible();
  await expectAccessible(page);
  await reauthenticate(page);
  await expect(page.getByText('已解除QQ绑定')).toBeVisible();
  await expect(page.getByRole('button', { name: '绑定QQ', exact: true })).toBeVisible();
});

test('a third party with an account of its own: confirmation, declined, confirmation again, merged', async ({
  page,
}) => {
  const nickname = freshPerson();
  await enterUnbound(page, nickname);
  await logOut(page);
  await register(page);

  const askToMerge = async () => {
    await page.goto('/home/user/profile');
    await page.getByRole('button', { name: '绑定QQ' }).click();
    await reauthenticate(page);
    await consentAtQq(loginModal(page).getByRole('button', { name: '打开 QQ 授权窗口' }), nickname);
    const question = page.getByRole('alertdialog', { name: '提示' });
    await expect(question).toContainText('该QQ已绑定其他账号');
    return question;
  };
  await (await askToMerge()).getByRole('button', { name: '取消' }).click();
  await expect(loginModal(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '绑定QQ', exact: true })).toBeVisible();

  await (await askToMerge()).getByRole('button', { name: '确定' }).click();
  await expect(loginModal(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '解除QQ绑定' })).toBeVisible();
});

test('a member without a number binds one', async ({ page }) => {
  await enterUnbound(page, freshPerson());
  await page.goto('/home/user/profile');
  await page.getByRole('button', { name: '绑定手机' }).click();
  const modal = loginModal(page);
  await expect(modal.getByRole('button', { name: '暂不绑定，直接登录' })).toBeHidden();
  const mobile = freshMobile();
  await receiveCode(modal, mobile);
  await modal.getByLabel('密码', { exact: true }).fill('Bee-2026-bind');
  await modal.getByRole('button', { name: '绑定', exact: true }).click();
  await expectMember(page);
  await expect(
    page
      .getByRole('main')
      .getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
      .first(),
  ).toBeVisible();
});
