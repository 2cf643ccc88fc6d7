import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { readCaptcha } from './captcha.ts';
import type { Answer, Browser, TestApp } from './test-app.ts';

/** Requests a code as a page does, with a captcha first. */
export const askForCode = async (
  test: TestApp,
  browser: Browser,
  mobile: string,
  purpose: SignInPurpose,
): Promise<Answer> => {
  const imgCode = await readCaptcha(test, browser, purpose);
  return test.call('user/getSmsVerificationCode', { mobile, imgCode, purpose }, browser);
};

/** Requests a code and returns the code that was sent. */
export const receiveCode = async (
  test: TestApp,
  browser: Browser,
  mobile: string,
  purpose: SignInPurpose,
): Promise<string> => {
  const { body } = await askForCode(test, browser, mobile, purpose);
  if (body.code !== 1) throw new Error(`no code was sent: ${body.msg}`);
  return newestCode(test, mobile);
};

export const newestCode = async (test: TestApp, mobile: string): Promise<string> => {
  const { list } = (await test.app.inject({ url: '/sandbox/outbox', query: { format: 'json', mobile } })).json<{
    list: { code: string }[];
  }>();
  return list[0]?.code ?? '';
};
