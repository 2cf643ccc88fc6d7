import { login } from '@bee/domain/constants';
import { dialogs, readToken } from '@bee/platform/host';
import { envelopeWith } from '@bee/testing/render-with-platform';
import { act, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import {
  closeLoginModal,
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

const start = { appid: 'app-1', redirect_uri: 'http://site/back', authorize_url: 'http://third/authorize' };
const waiting = () => refuse('', 0);
type Opening = NonNullable<Parameters<typeof openLoginModal>[0]>;

const qqWindow = () => ({
  opener: window,
  closed: false,
  focus: jest.fn(),
  close: jest.fn(),
  location: { replace: jest.fn() },
});

/** Clicks on QQ in a browser that allows the window. */
const openQq = async ({ answers, ...options }: Opening = {}) => {
  const popup = qqWindow();
  const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  const opened = await openLoginModal({
    answers: { 'user/qqOAuth': start, 'user/checkOAuth': waiting, 'user/getProfile': person, ...answers },
    ...options,
  });
  press('QQ 登录');
  const atOnce = open.mock.calls.length;
  await pass(0);
  return { ...opened, popup, open, atOnce };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeLoginModal();
  jest.restoreAllMocks();
});

describe('QQ', () => {
  it('opens a window of 800 × 600 within the click and navigates it to the consent page', async () => {
    const { called, popup, open, atOnce } = await openQq();
    expect(atOnce).toBe(1);
    expect(open.mock.calls[0]?.[2]).toMatch(/width=800,height=600/);
    expect(popup.opener).toBeNull();
    const [{ state }] = called('user/qqOAuth') as [{ state: string }];
    expect(called('user/qqOAuth')).toEqual([{ action: 'login', platform: 'pc', state }]);
    expect(state).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(Cookies.get('oauth_state')).toBe(state);
    const address = new URL(popup.location.replace.mock.calls[0]?.[0]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'app-1',
      redirect_uri: 'http://site/back',
      scope: 'get_user_info',
      state,
    });
  });

  it('explains what to do when the window was blocked', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { called } = await openLoginModal({ answers: { 'user/qqOAuth': start, 'user/checkOAuth': waiting } });
    press('QQ 登录');
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('QQ 授权窗口没有打开');
    expect(screen.getByRole('status')).toHaveTextContent('请在地址栏允许本站弹出窗口');
    expect(called('user/qqOAuth')).toEqual([]);
    const popup = qqWindow();
    open.mockReturnValue(popup as unknown as Window);
    press('打开 QQ 授权窗口');
    await pass(0);
    expect(popup.location.replace).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('请在弹出的窗口中完成 QQ 授权');
  });

  it('closes a window for which no flow could be started', async () => {
    const { popup } = await openQq({ answers: { 'user/qqOAuth': () => refuse('本站没有开通QQ登录') } });
    expect(screen.getByRole('status')).toHaveTextContent('QQ 授权没有完成');
    press('返回登录');
    expect(popup.close).toHaveBeenCalled();
    expect(popup.location.replace).not.toHaveBeenCalled();
  });

  it('binds for a member, who opens the window from the modal', async () => {
    jest.spyOn(window, 'open').mockReturnValue(qqWindow() as unknown as Window);
    const { called } = await openLoginModal({
      intent: { mode: 'qq' },
      member: person,
      answers: { 'user/qqOAuth': start, 'user/checkOAuth': waiting },
    });
    expect(title()).toBe('绑定 QQ');
    expect(called('user/qqOAuth')).toEqual([]);
    press('打开 QQ 授权窗口');
    await pass(0);
    expect(called('user/qqOAuth')).toMatchObject([{ action: 'bind', platform: 'pc' }]);
  });
});

describe('the poll', () => {
  it('polls every 2 s, one request at a time, without error messages', async () => {
    expect(login.pollMs).toBe(2000);
    let answer: (() => void) | undefined;
    const { called } = await openQq({
      answers: {
        'user/checkOAuth': () =>
          new Promise((_, reject) => {
            answer = () => reject(new Error('offline'));
          }),
      },
    });
    const polls = () => called('user/checkOAuth').length;
    await pass(1999);
    expect(polls()).toBe(0);
    await pass(1);
    expect(polls()).toBe(1);
    await pass(6000);
    expect(polls()).toBe(1);
    answer?.();
    await pass(2000);
    expect(polls()).toBe(2);
    expect(called('user/checkOAuth')[0]).toMatchObject({ type: 'qq', remember: false });
    expect(shown()).toEqual([]);
  });

  it.each([
    ['the view is left', () => press('返回登录')],
    ['the modal closes', () => closeLoginModal()],
  ])('stops when %s', async (_, leave) => {
    const { called } = await openQq();
    await pass(4000);
    expect(called('user/checkOAuth')).toHaveLength(2);
    act(leave);
    jest.useFakeTimers();
    await pass(10_000);
    expect(called('user/checkOAuth')).toHaveLength(2);
  });

  it('1: stores the token, loads the profile, runs the callback and closes', async () => {
    const callback = jest.fn();
    const { platform } = await openQq({
      intent: { callback, params: 'p' },
      answers: { 'user/checkOAuth': envelopeWith({ code: 1, token: 'of-qq' }) },
    });
    await pass(2000);
    expect(readToken()).toBe('of-qq');
    expect(platform.sessionStore.getState()).toMatchObject({ status: 'member', user: { uid: '7' } });
    expect(callback).toHaveBeenCalledWith('p');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('2: goes to the bind view, 550 px high without a token, and binds a number to the state', async () => {
    const { called } = await openQq({
      answers: {
        'user/checkOAuth': () => refuse('账号未绑定', 2),
        'user/mobileAuth': envelopeWith({ msg: '绑定成功', token: 'bound' }),
      },
    });
    await pass(2000);
    const [{ state }] = called('user/qqOAuth') as [{ state: string }];
    expect(title()).toBe('绑定手机');
    expect(screen.getByRole('dialog')).toHaveClass('is-without-token');
    await pass(10_000);
    expect(called('user/checkOAuth')).toHaveLength(1);
    type('手机号码', MOBILE);
    type('手机验证码', '123456');
    type('密码', 'Bee-2026');
    press('绑定并登录');
    await pass(login.delayMs);
    expect(called('user/mobileAuth')).toEqual([
      { username: MOBILE, password: 'Bee-2026', code: '123456', state, remember: false },
    ]);
    expect(readToken()).toBe('bound');
  });

  it('2: or logs in without binding', async () => {
    const { called } = await openQq({
      answers: {
        'user/checkOAuth': () => refuse('账号未绑定', 2),
        'user/thirdPartRegister': envelopeWith({ msg: '登录成功', token: 'unbound' }),
      },
    });
    await pass(2000);
    const [{ state }] = called('user/qqOAuth') as [{ state: string }];
    press('暂不绑定，直接登录');
    press('暂不绑定，直接登录');
    await pass(login.delayMs);
    expect(called('user/thirdPartRegister')).toEqual([{ oauth_platform: 'qq', state, remember: false }]);
    expect(readToken()).toBe('unbound');
  });

  it('3: confirms, and merges the accounts', async () => {
    const { called } = await openQq({
      answers: {
        'user/checkOAuth': () => refuse('该 QQ 已绑定其他账号，是否合并？', 3),
        'user/accountMerge': envelopeWith({ msg: '账号已合并', token: 'merged' }),
      },
    });
    await pass(2000);
    expect(dialogs.getState().list).toMatchObject([{ title: '提示', content: '该 QQ 已绑定其他账号，是否合并？' }]);
    act(() => dialogs.getState().list[0]?.answer(true));
    await pass(login.delayMs);
    const [{ state }] = called('user/qqOAuth') as [{ state: string }];
    expect(called('user/accountMerge')).toEqual([{ state, action: 'qq_merge', remember: false }]);
    expect(called('user/checkOAuth')).toHaveLength(1);
    expect(readToken()).toBe('merged');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('3: closes when the merge is declined', async () => {
    const { called } = await openQq({ answers: { 'user/checkOAuth': () => refuse('是否合并？', 3) } });
    await pass(2000);
    act(() => dialogs.getState().list[0]?.answer(false));
    await pass(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(called('user/accountMerge')).toEqual([]);
  });

  it('4: shows a message, closes, and reloads the page a second later', async () => {
    expect(login.reloadDelayMs).toBe(1000);
    const unable = jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom cannot reload and logs an error
    await openQq({ answers: { 'user/checkOAuth': () => refuse('绑定成功', 4) } });
    await pass(2000);
    expect(shown()).toEqual(['success: 绑定成功']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(999);
    expect(unable).not.toHaveBeenCalled();
    await pass(1);
    expect(String(unable.mock.calls[0]?.[0])).toMatch(/navigation/);
  });

  it('any other code: shows the reason and closes', async () => {
    await openQq({ answers: { 'user/checkOAuth': () => refuse('您取消了授权', 5) } });
    await pass(2000);
    expect(shown()).toEqual(['error: 您取消了授权']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
