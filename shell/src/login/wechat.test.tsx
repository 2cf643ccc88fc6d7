import { OAUTH_STATE_MS } from '@bee/platform/host';
import { act, screen } from '@testing-library/react';
import { closeLoginModal, field, openLoginModal, pass, press, refuse, shown } from './testing/open-login-modal.tsx';

const start = { appid: 'app-1', redirect_uri: 'http://site/back', authorize_url: 'http://third/authorize' };
const waiting = () => refuse('', 0);

beforeEach(() => jest.useFakeTimers());
afterEach(closeLoginModal);

describe('微信', () => {
  const script = () => document.querySelector<HTMLScriptElement>('script[src="/wx/wxLogin.js"]');

  it('loads its script once, shows the code, and offers a new one after ten minutes', async () => {
    const made: { id: string; state: string; appid: string }[] = [];
    Object.assign(window, {
      WxLogin: class {
        constructor(options: { id: string; state: string; appid: string }) {
          made.push(options);
        }
      },
    });
    const { called } = await openLoginModal({
      answers: { 'user/wxOAuth': start, 'user/checkOAuth': waiting },
    });
    press('微信登录');
    await pass(0);
    const [{ state }] = called('user/wxOAuth') as [{ state: string }];
    expect(called('user/wxOAuth')).toEqual([{ action: 'login', type: 'op', state }]);
    act(() => void script()?.dispatchEvent(new Event('load')));
    await pass(0);
    expect(made).toMatchObject([{ appid: 'app-1', state, self_redirect: true, scope: 'snsapi_login' }]);
    expect(document.getElementById(made[0]?.id ?? '')).toBeInTheDocument();

    await pass(OAUTH_STATE_MS - 1);
    expect(screen.queryByText('二维码已过期')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('二维码已过期');
    const polled = called('user/checkOAuth').length;
    await pass(10_000);
    expect(called('user/checkOAuth')).toHaveLength(polled);
    press('刷新二维码');
    await pass(0);
    await pass(2000);
    expect(made).toHaveLength(2);
    expect(made[1]?.state).not.toBe(state);
    expect(called('user/checkOAuth').at(-1)).toMatchObject({ type: 'wx', state: made[1]?.state });
    expect(document.querySelectorAll('script[src="/wx/wxLogin.js"]')).toHaveLength(1);
  });

  it('offers a retry when the flow does not start', async () => {
    let broken = true;
    await openLoginModal({
      answers: { 'user/wxOAuth': () => (broken ? refuse('微信登录没有配置') : start), 'user/checkOAuth': waiting },
    });
    press('微信登录');
    await pass(0);
    expect(shown()).toEqual(['error: 微信登录没有配置']);
    expect(screen.getByRole('alert')).toHaveTextContent('二维码加载失败');
    broken = false;
    press('刷新二维码');
    await pass(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    press('返回登录');
    expect(field('密码')).toBeInTheDocument();
  });
});
