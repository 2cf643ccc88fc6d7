import { loginIntent } from '@bee/platform/host';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  captchaAddress,
  closeLoginModal,
  field,
  gone,
  openLoginModal,
  person,
  press,
  title,
  type,
} from './testing/open-login-modal.tsx';

const purpose = () => new URL(captchaAddress() ?? '', 'http://localhost').searchParams.get('purpose');
const chooseTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

afterEach(closeLoginModal);

describe('the views of the login modal', () => {
  it('link to each other, and each focuses its first field', async () => {
    await openLoginModal();
    expect(title()).toBe('账号登录');
    expect(field('手机号码')).toHaveFocus();
    press('点击注册');
    expect(title()).toBe('账号注册');
    expect(field('手机号码')).toHaveFocus();
    press('已有账号，点击登录');
    press('忘记密码');
    expect(title()).toBe('找回密码');
    press('返回登录');
    expect(title()).toBe('账号登录');
    expect(field('手机号码')).toHaveFocus();
  });

  it.each([
    ['the close button', () => press('关闭')],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('return with %s, and close from the login view', async (_, leave) => {
    const callback = jest.fn();
    await openLoginModal({ intent: { mode: 'register', callback } });
    expect(title()).toBe('账号注册');
    act(leave);
    expect(title()).toBe('账号登录');
    expect(loginIntent.getState().status).toBe(true);
    act(leave);
    await gone();
    expect(loginIntent.getState()).toEqual({ status: false, openType: 'login', callback: null, params: null });
    expect(callback).not.toHaveBeenCalled();
  });

  it('start with the login view again after the intent has been cleared', async () => {
    await openLoginModal();
    press('忘记密码');
    type('手机号码', '13900000000');
    closeLoginModal();
    await openLoginModal();
    expect(title()).toBe('账号登录');
    expect(field('手机号码')).toHaveValue('');
  });

  it('keep the number but not the password', async () => {
    await openLoginModal();
    type('手机号码', '13912345678');
    type('密码', 'secret-1');
    chooseTab('手机快捷登录');
    expect(field('手机号码')).toHaveValue('13912345678');
    press('忘记密码');
    expect(field('手机号码')).toHaveValue('13912345678');
    expect(field('新密码')).toHaveValue('');
  });

  it('load their own captcha on every opening, and a new one on a click', async () => {
    await openLoginModal();
    expect(screen.queryByRole('img', { name: /图形验证码/ })).not.toBeInTheDocument();
    chooseTab('手机快捷登录');
    expect(purpose()).toBe('mobile_login');
    const first = captchaAddress();
    chooseTab('账号登录');
    chooseTab('手机快捷登录');
    expect(captchaAddress()).not.toBe(first);
    press('点击注册');
    expect(purpose()).toBe('register');
    press('关闭');
    press('忘记密码');
    expect(purpose()).toBe('forgot');
    type('图形验证码', 'abcd');
    const before = captchaAddress();
    press(/点击换一张/);
    expect(captchaAddress()).not.toBe(before);
    expect(field('图形验证码')).toHaveValue('');
  });

  it('switch tabs with the arrow keys and keep the focus on the tabs', async () => {
    await openLoginModal();
    act(() => screen.getByRole('tab', { name: '账号登录' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    const mobile = screen.getByRole('tab', { name: '手机快捷登录' });
    expect(mobile).toHaveFocus();
    expect(mobile).toHaveAttribute('aria-selected', 'true');
    expect(title()).toBe('手机快捷登录');
    expect(field('手机验证码')).toBeInTheDocument();
  });

  it('close for a member, who has no login view to return to', async () => {
    await openLoginModal({ intent: { mode: 'bind' }, member: person });
    expect(title()).toBe('绑定手机');
    expect(screen.queryByRole('button', { name: '返回登录' })).not.toBeInTheDocument();
    press('关闭');
    await gone();
  });

  it('support autofill, and show the password on demand', async () => {
    await openLoginModal({ intent: { mode: 'register' } });
    expect(field('手机号码')).toHaveAttribute('autocomplete', 'username');
    expect(field('手机号码')).toHaveAttribute('inputmode', 'numeric');
    expect(field('手机验证码')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('手机验证码')).toHaveAttribute('inputmode', 'numeric');
    expect(field('密码')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('密码')).toHaveAttribute('type', 'password');
    press('显示输入内容');
    expect(field('密码')).toHaveAttribute('type', 'text');
    press('显示输入内容');
    expect(field('密码')).toHaveAttribute('type', 'password');
  });
});
