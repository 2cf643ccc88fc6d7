import type { UserInfo } from '@bee/platform';
import { envelopeWith } from '@bee/testing/render-with-platform';
import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import {
  captchaAddress,
  closeLoginModal,
  field,
  gone,
  MOBILE,
  openLoginModal,
  person,
  press,
  refuse,
  shown,
  title,
  type,
} from './testing/open-login-modal.tsx';

const member = { ...person, mobile: '138****0001' } as UserInfo;
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const renewed = (msg: string) => () => {
  Cookies.set('token', 'renewed');
  return envelopeWith({ token: 'renewed', msg });
};

afterEach(closeLoginModal);

describe('changing the password', () => {
  it('verifies the current password, then sets the new one and continues with the new session', async () => {
    const { platform, called } = await openLoginModal({
      member,
      intent: { mode: 'password' },
      answers: {
        'user/proveIdentity': { valid_seconds: 600 },
        'user/changePassword': renewed('密码已修改，其他设备已退出登录'),
        'user/getProfile': member,
      },
    });
    expect(title()).toBe('修改密码');
    expect(field('当前密码')).toHaveFocus();
    press('下一步');
    expect(shown()).toEqual(['error: 密码不能为空']);
    type('当前密码', 'Old-horse-1');
    press('下一步');
    await screen.findByLabelText('新密码');
    expect(field('新密码')).toHaveValue('');
    type('新密码', 'New-horse-2');
    press('修改密码');
    await gone();
    expect(called('user/proveIdentity')).toEqual([{ password: 'Old-horse-1' }]);
    expect(called('user/changePassword')).toEqual([{ password: 'New-horse-2' }]);
    expect(platform.sessionStore.getState()).toMatchObject({ status: 'member', token: 'renewed' });
    expect(shown()).toContain('success: 密码已修改，其他设备已退出登录');
  });

  it('verifies with a code sent to the member, whose number the page knows only masked', async () => {
    const { called } = await openLoginModal({
      member,
      intent: { mode: 'password' },
      answers: { 'user/getSmsVerificationCode': { retry_after: 60 }, 'user/proveIdentity': { valid_seconds: 600 } },
    });
    press(/改用短信验证/);
    expect(screen.getByText(/138\*\*\*\*0001/)).toBeVisible();
    expect(captchaAddress()).toContain('purpose=prove');
    type('图形验证码', 'ab3d');
    press('获取验证码');
    await screen.findByRole('button', { name: '60秒后重新获取' });
    expect(called('user/getSmsVerificationCode')).toEqual([
      { mobile: '138****0001', imgCode: 'ab3d', purpose: 'prove' },
    ]);
    type('手机验证码', ' 123456 ');
    press('下一步');
    expect(await screen.findByLabelText('新密码')).toBeVisible();
    expect(called('user/proveIdentity')).toEqual([{ code: '123456' }]);
  });

  it('stays on a wrong password, and starts over when the verification has expired', async () => {
    let wrong = true;
    await openLoginModal({
      member,
      intent: { mode: 'password' },
      answers: {
        'user/proveIdentity': () =>
          wrong ? refuse('当前密码错误，请重新输入，或改用短信验证', 0, 'password') : { valid_seconds: 600 },
        'user/changePassword': () => refuse('身份验证已失效，请重新验证后再修改', 409),
      },
    });
    type('当前密码', 'nonsense');
    press('下一步');
    await waitFor(() => expect(field('当前密码')).toHaveAttribute('aria-invalid', 'true'));
    wrong = false;
    type('当前密码', 'Old-horse-1');
    press('下一步');
    await screen.findByLabelText('新密码');
    type('新密码', 'New-horse-2');
    press('修改密码');
    expect(await screen.findByLabelText('当前密码')).toHaveValue('');
    expect(shown()).toContain('error: 身份验证已失效，请重新验证后再修改');
  });
});

it('changes the number; the cooldown of the verification message does not apply to the new number', async () => {
  const { called } = await openLoginModal({
    member,
    intent: { mode: 'mobile' },
    answers: {
      'user/getSmsVerificationCode': { retry_after: 60 },
      'user/proveIdentity': { valid_seconds: 600 },
      'user/changeMobile': renewed('手机号已更换，其他设备已退出登录'),
      'user/getProfile': member,
    },
  });
  expect(title()).toBe('更换手机号');
  press(/改用短信验证/);
  type('图形验证码', 'ab3d');
  press('获取验证码');
  await screen.findByRole('button', { name: '60秒后重新获取' });
  type('手机验证码', '123456');
  press('下一步');
  await screen.findByLabelText('新手机号');
  type('新手机号', MOBILE);
  type('图形验证码', 'cd4e');
  press('获取验证码');
  await settled();
  type('手机验证码', '654321');
  press('更换手机号');
  await gone();
  expect(called('user/getSmsVerificationCode')).toEqual([
    { mobile: '138****0001', imgCode: 'ab3d', purpose: 'prove' },
    { mobile: MOBILE, imgCode: 'cd4e', purpose: 'change_mobile' },
  ]);
  expect(called('user/changeMobile')).toEqual([{ username: MOBILE, code: '654321' }]);
});

it('continues the interrupted action after verification', async () => {
  const callback = jest.fn();
  await openLoginModal({
    member,
    intent: { mode: 'password', callback, params: 'wx' },
    answers: { 'user/proveIdentity': { valid_seconds: 600 } },
  });
  expect(title()).toBe('验证身份');
  type('当前密码', 'Old-horse-1');
  press('下一步');
  await gone();
  expect(callback).toHaveBeenCalledWith('wx');
});

it.each([
  ['qq', '绑定 QQ', '打开 QQ 授权窗口'],
  ['wechat', '绑定微信', '换一个'],
] as const)('asks a member for the proof before %s', async (mode, name, next) => {
  const start = { appid: 'a', redirect_uri: 'http://site/back', authorize_url: 'http://third/authorize' };
  const { called } = await openLoginModal({
    member,
    intent: { mode },
    answers: {
      'user/proveIdentity': { valid_seconds: 600 },
      'user/wxOAuth': start,
      'user/checkOAuth': () => refuse('', 0),
    },
  });
  expect(title()).toBe(name);
  expect(screen.queryByRole('button', { name: next })).not.toBeInTheDocument();
  expect(called('user/wxOAuth')).toEqual([]);
  type('当前密码', 'Old-horse-1');
  press('下一步');
  expect(await screen.findByRole('button', { name: next })).toBeInTheDocument();
  expect(called('user/proveIdentity')).toEqual([{ password: 'Old-horse-1' }]);
});
