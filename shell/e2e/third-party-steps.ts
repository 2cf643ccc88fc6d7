import { expect, type Locator, type Page } from '@bee/testing/playwright';

/** A person with an account at WeChat and QQ, but none here. */
export const freshPerson = (): string => `小蜂${Date.now()}`;

/** Submits a decision on the sandbox's consent page, on its own origin. */
export const consent = async (page: Page, nickname: string) => {
  await page.getByRole('radio', { name: '其他' }).check();
  await page.getByLabel('昵称').fill(nickname);
  await page.getByRole('button', { name: '允许' }).click();
};

/** Clicks the button that opens QQ's window and consents; the window closes itself. */
export const consentAtQq = async (button: Locator, nickname: string) => {
  const [popup] = await Promise.all([button.page().waitForEvent('popup'), button.click()]);
  await expect(popup.getByRole('heading', { name: '授权登录' })).toBeVisible();
  expect(new URL(popup.url()).origin).not.toBe(new URL(button.page().url()).origin);
  await consent(popup, nickname);
  return popup;
};

/** Scans the QR code of the open view as a phone would, in a window of its own. */
export const consentAtWechat = async (modal: Locator, nickname: string) => {
  const frame = modal.frameLocator('iframe[title="微信扫码登录"]');
  const scan = frame.getByRole('link', { name: '在新窗口中模拟扫码' });
  const [phone] = await Promise.all([modal.page().waitForEvent('popup'), scan.click()]);
  await consent(phone, nickname);
  await expect(phone.getByText('已授权，请回到电脑上继续')).toBeVisible();
  await phone.close();
};
