import { login } from '@bee/domain/constants';
import { fireEvent, screen } from '@testing-library/react';
import {
  captchaAddress,
  closeLoginModal,
  field,
  MOBILE,
  openLoginModal,
  pass,
  press,
  refuse,
  shown,
  type,
} from './testing/open-login-modal.tsx';

const ASK = '获取验证码';

beforeEach(() => jest.useFakeTimers());
afterEach(closeLoginModal);

const openRegister = (answers: Parameters<typeof openLoginModal>[0] = {}) =>
  openLoginModal({ intent: { mode: 'register' }, ...answers });

describe('获取验证码', () => {
  it('requires a number, then a captcha, before any request', async () => {
    const { calls } = await openRegister();
    type('手机号码', '12345');
    press(ASK);
    expect(shown()).toEqual(['error: 请输入正确的手机号码']);
    expect(field('手机号码')).toHaveFocus();
    expect(field('手机号码')).toHaveAttribute('aria-invalid', 'true');
    type('手机号码', MOBILE);
    expect(field('手机号码')).not.toHaveAttribute('aria-invalid');
    press(ASK);
    expect(shown()).toContain('error: 请输入正确的图形验证码');
    expect(field('图形验证码')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('counts down 60 seconds after success and stays disabled until then', async () => {
    expect(login.smsResendSeconds).toBe(60);
    const { called } = await openRegister({ answers: { 'user/getSmsVerificationCode': { retry_after: 60 } } });
    type('手机号码', '138 0000 0001');
    type('图形验证码', ' ab3d ');
    press(ASK);
    expect(screen.queryByRole('button', { name: /秒后重新获取/ })).not.toBeInTheDocument();
    await pass(0);
    expect(called('user/getSmsVerificationCode')).toEqual([{ mobile: MOBILE, imgCode: 'ab3d', purpose: 'register' }]);
    expect(screen.getByRole('button', { name: '60秒后重新获取' })).toBeDisabled();
    expect(field('手机验证码')).toHaveFocus();
    const used = captchaAddress();
    await pass(59_000);
    expect(screen.getByRole('button', { name: '1秒后重新获取' })).toBeDisabled();
    await pass(1_000);
    expect(screen.getByRole('button', { name: ASK })).toBeEnabled();
    expect(captchaAddress()).not.toBe(used); // each captcha is valid for one message
    expect(field('图形验证码')).toHaveValue('');
  });

  it('keeps counting in another view, and after the tab was suspended', async () => {
    await openRegister({ answers: { 'user/getSmsVerificationCode': null } });
    type('手机号码', MOBILE);
    type('图形验证码', 'ab3d');
    press(ASK);
    await pass(0);
    press('已有账号，点击登录');
    press('忘记密码');
    expect(screen.getByRole('button', { name: '60秒后重新获取' })).toBeDisabled();
    jest.setSystemTime(Date.now() + 45_000); // no timer has fired meanwhile
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('button', { name: '15秒后重新获取' })).toBeDisabled();
  });

  it('shows why no message was sent, loads a new captcha and starts no countdown', async () => {
    const { called } = await openRegister({
      answers: { 'user/getSmsVerificationCode': () => refuse('发送过于频繁，请 42 秒后再试') },
    });
    const first = captchaAddress();
    type('手机号码', MOBILE);
    type('图形验证码', 'ab3d');
    press(ASK);
    await pass(0);
    expect(shown()).toEqual(['error: 发送过于频繁，请 42 秒后再试']);
    expect(captchaAddress()).not.toBe(first);
    expect(field('图形验证码')).toHaveValue('');
    expect(screen.getByRole('button', { name: ASK })).toBeEnabled();
    expect(called('user/getSmsVerificationCode')).toHaveLength(1);
  });

  it('marks the captcha when it was wrong', async () => {
    await openRegister({
      answers: { 'user/getSmsVerificationCode': () => refuse('请输入正确的图形验证码', 0, 'imgCode') },
    });
    type('手机号码', MOBILE);
    type('图形验证码', 'zzzz');
    press(ASK);
    await pass(0);
    expect(shown()).toEqual(['error: 请输入正确的图形验证码']);
    expect(field('图形验证码')).toHaveAttribute('aria-invalid', 'true');
    expect(field('图形验证码')).toHaveFocus();
  });

  it('sends one request, regardless of the number of clicks', async () => {
    const { called } = await openRegister({ answers: { 'user/getSmsVerificationCode': null } });
    type('手机号码', MOBILE);
    type('图形验证码', 'ab3d');
    press(ASK);
    press(ASK);
    await pass(0);
    expect(called('user/getSmsVerificationCode')).toHaveLength(1);
  });
});
