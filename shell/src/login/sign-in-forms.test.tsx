import { login } from '@bee/domain/constants';
import { dialogs, readToken } from '@bee/platform/host';
import { envelopeWith } from '@bee/testing/render-with-platform';
import { act, fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import {
  closeLoginModal,
  field,
  gone,
  MOBILE,
  openLoginModal,
  pass,
  person,
  press,
  refuse,
  shown,
  title,
  type,
} from './testing/open-login-modal.tsx';

const entered = envelopeWith({ msg: '登录成功', token: 'new-token' });

beforeEach(() => jest.useFakeTimers());
afterEach(closeLoginModal);

describe('手机快捷登录', () => {
  const open = async (answers: Parameters<typeof openLoginModal>[0] = {}) => {
    const opened = await openLoginModal(answers);
    fireEvent.click(screen.getByRole('tab', { name: '手机快捷登录' }));
    return opened;
  };

  it('requires a number, then a code, before any request', async () => {
    const { calls } = await open();
    press('登录');
    expect(shown()).toEqual(['error: 请输入正确的手机号码']);
    type('手机号码', MOBILE);
    type('手机验证码', '  ');
    press('登录');
    expect(shown()).toContain('error: 手机验证码不能为空');
    expect(field('手机验证码')).toHaveFocus();
    expect(field('手机验证码')).toHaveAttribute('aria-invalid', 'true');
    expect(field('手机验证码')).toHaveAccessibleDescription('手机验证码不能为空');
    type('手机验证码', '1');
    expect(screen.queryByText('手机验证码不能为空')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('logs in, remembered for 7 days if checked, a second after the message', async () => {
    const callback = jest.fn();
    const { called } = await open({
      answers: { 'user/mobileAuth': entered, 'user/getProfile': person },
      intent: { callback, params: 'p' },
    });
    type('手机号码', MOBILE);
    type('手机验证码', ' 123456 ');
    fireEvent.click(screen.getByRole('checkbox', { name: /记住我/ }));
    press('登录');
    await pass(login.delayMs - 1);
    expect(shown()).toEqual(['success: 登录成功']);
    expect(readToken()).toBe('');
    await pass(1);
    expect(readToken()).toBe('new-token');
    expect(callback).toHaveBeenCalledWith('p');
    expect(called('user/mobileAuth')).toEqual([
      { username: MOBILE, code: '123456', action: 'mobile_login', remember: true },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends once and shows the busy state', async () => {
    const { called } = await open({ answers: { 'user/mobileAuth': () => new Promise(() => {}) } });
    type('手机号码', MOBILE);
    type('手机验证码', '123456');
    press('登录');
    fireEvent.submit(screen.getByRole('form', { name: '手机快捷登录' }));
    await pass(0);
    expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
    expect(called('user/mobileAuth')).toHaveLength(1);
  });

  it('shows the refusal of the server and accepts another attempt', async () => {
    const { called } = await open({
      answers: { 'user/mobileAuth': () => refuse('手机验证码错误或已过期，请重新获取') },
    });
    type('手机号码', MOBILE);
    type('手机验证码', '000000');
    press('登录');
    await pass(0);
    expect(shown()).toEqual(['error: 手机验证码错误或已过期，请重新获取']);
    press('登录');
    await pass(0);
    expect(called('user/mobileAuth')).toHaveLength(2);
  });
});

describe.each([
  { mode: 'register', label: '密码', submit: '注册' },
  { mode: 'forgot', label: '新密码', submit: '重设密码' },
  { mode: 'bind', label: '密码', submit: '绑定并登录' },
] as const)('$mode', ({ mode, label, submit }) => {
  it('requires a number, then a password; the server validates the code', async () => {
    const { calls } = await openLoginModal({
      intent: mode === 'forgot' ? {} : { mode },
      answers: {
        'user/mobileAuth': () => refuse('手机验证码不能为空'),
        'user/forgetPassword': () => refuse('手机验证码不能为空'),
      },
    });
    if (mode === 'forgot') press('忘记密码');
    press(submit);
    expect(shown()).toEqual(['error: 请输入正确的手机号码']);
    expect(field('手机号码')).toHaveFocus();
    type('手机号码', MOBILE);
    press(submit);
    expect(shown()).toContain('error: 密码不能为空');
    expect(field(label)).toHaveFocus();
    expect(calls).toEqual([]);
    type(label, 'Bee-2026');
    press(submit);
    await pass(0);
    expect(calls).toHaveLength(1);
    expect(shown()).toContain('error: 手机验证码不能为空');
  });
});

describe('账号注册', () => {
  it('marks the field that the server names', async () => {
    await openLoginModal({
      intent: { mode: 'register' },
      answers: { 'user/mobileAuth': () => refuse('密码须同时含有字母和数字', 0, 'password') },
    });
    type('手机号码', MOBILE);
    type('密码', 'x');
    press('注册');
    await pass(0);
    expect(field('密码')).toHaveAttribute('aria-invalid', 'true');
    expect(field('密码')).toHaveFocus();
  });

  it('logs in after registration', async () => {
    const { called } = await openLoginModal({
      intent: { mode: 'register' },
      answers: { 'user/mobileAuth': envelopeWith({ msg: '注册成功', token: 'new-token' }), 'user/getProfile': person },
    });
    type('手机号码', MOBILE);
    type('手机验证码', '123456');
    type('密码', 'Bee-2026');
    press('注册');
    await pass(login.delayMs);
    expect(called('user/mobileAuth')).toEqual([
      { username: MOBILE, password: 'Bee-2026', code: '123456', action: 'register' },
    ]);
    expect(shown()).toEqual(['success: 注册成功']);
    expect(readToken()).toBe('new-token');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('找回密码', () => {
  it('continues at the login view after a second, with the number filled in', async () => {
    const { called } = await openLoginModal({
      answers: { 'user/forgetPassword': envelopeWith({ msg: '密码已重设，请登录' }) },
    });
    press('忘记密码');
    type('手机号码', MOBILE);
    type('手机验证码', '123456');
    type('新密码', 'Bee-2026');
    press('重设密码');
    await pass(login.delayMs - 1);
    expect(title()).toBe('找回密码');
    await pass(1);
    expect(title()).toBe('账号登录');
    expect(field('手机号码')).toHaveValue(MOBILE);
    expect(called('user/forgetPassword')).toEqual([{ username: MOBILE, password: 'Bee-2026', code: '123456' }]);
    expect(readToken()).toBe('');
  });
});

describe('绑定手机 as a member', () => {
  const fill = () => {
    type('手机号码', MOBILE);
    type('手机验证码', '123456');
    type('密码', 'Bee-2026');
    press('绑定');
  };
  const open = (answers: Parameters<typeof openLoginModal>[0] = {}) =>
    openLoginModal({ intent: { mode: 'bind' }, member: person, ...answers });
  const state = expect.stringMatching(/^[A-Za-z0-9]{32}$/) as unknown as string;

  beforeEach(() => {
    Cookies.set('token', 'test-token');
  });

  it('tells the server, and offers no way to skip', async () => {
    const { called } = await open({
      answers: { 'user/mobileAuth': envelopeWith({ msg: '绑定成功' }), 'user/getProfile': person },
    });
    expect(screen.queryByRole('button', { name: /暂不绑定/ })).not.toBeInTheDocument();
    fill();
    await pass(login.delayMs);
    expect(called('user/mobileAuth')).toEqual([
      { username: MOBILE, password: 'Bee-2026', code: '123456', action: 'mobile_bind', state },
    ]);
    expect(called('user/getProfile')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('confirms before merging two accounts, then sends number and password', async () => {
    const { called } = await open({
      answers: {
        'user/mobileAuth': () => refuse('该手机号已注册，是否合并？', 3),
        'user/accountMerge': envelopeWith({ msg: '账号已合并', token: 'merged' }),
        'user/getProfile': person,
      },
    });
    fill();
    await pass(0);
    expect(dialogs.getState().list).toMatchObject([
      { title: '提示', content: '该手机号已注册，是否合并？', type: 'confirm' },
    ]);
    act(() => dialogs.getState().list[0]?.answer(true));
    await pass(login.delayMs);
    expect(called('user/accountMerge')).toEqual([
      { username: MOBILE, password: 'Bee-2026', state, action: 'mobile_merge', remember: false },
    ]);
    expect(readToken()).toBe('merged');
  });

  it('accepts another password for the merge without a new code', async () => {
    let tries = 0;
    const { called } = await open({
      answers: {
        'user/mobileAuth': () => refuse('是否合并？', 3),
        'user/accountMerge': () => {
          tries += 1;
          return tries === 1 ? refuse('密码错误，请重新输入', 0, 'password') : envelopeWith({ msg: '账号已合并' });
        },
        'user/getProfile': person,
      },
    });
    fill();
    await pass(0);
    act(() => dialogs.getState().list[0]?.answer(true));
    await pass(0);
    expect(field('密码')).toHaveAttribute('aria-invalid', 'true');
    type('密码', 'Right-2026');
    press('绑定');
    await pass(0);
    act(() => dialogs.getState().list[0]?.answer(true));
    await pass(login.delayMs);
    expect(called('user/mobileAuth')).toHaveLength(1);
    expect(called('user/accountMerge')).toMatchObject([{ password: 'Bee-2026' }, { password: 'Right-2026' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes when the merge is declined', async () => {
    const { called } = await open({ answers: { 'user/mobileAuth': () => refuse('是否合并？', 3) } });
    fill();
    await pass(0);
    act(() => dialogs.getState().list[0]?.answer(false));
    await gone();
    expect(called('user/accountMerge')).toEqual([]);
  });
});
