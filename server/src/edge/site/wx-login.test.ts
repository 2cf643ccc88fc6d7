/** @jest-environment jsdom */
import { WX_LOGIN_SCRIPT } from './wx-login-script.ts';

type Options = Record<string, string | boolean>;
const OPTIONS = { id: 'qr', appid: 'wx1', scope: 'snsapi_login', redirect_uri: 'https://bee.example/back', state: 's' };

const frameOf = (options: Options): HTMLIFrameElement => {
  document.body.innerHTML = '<div id="qr">before</div>';
  new Function(WX_LOGIN_SCRIPT)();
  const { WxLogin } = window as unknown as { WxLogin: new (given: Options) => unknown };
  new WxLogin(options);
  const frame = document.querySelector('#qr > iframe:only-child');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('there is no frame');
  return frame;
};

describe('/wx/wxLogin.js', () => {
  it('puts the page with the QR code into the element', () => {
    const authorize_url = 'http://localhost:8090/connect/qrconnect';
    const { title, src } = frameOf({ ...OPTIONS, self_redirect: true, authorize_url });
    expect(title).toBe('微信扫码登录');
    expect(src.startsWith(`${authorize_url}?`)).toBe(true);
    expect(Object.fromEntries(new URL(src).searchParams)).toMatchObject({
      appid: 'wx1',
      scope: 'snsapi_login',
      redirect_uri: 'https://bee.example/back',
      state: 's',
      response_type: 'code',
      self_redirect: 'true',
    });
  });

  it('asks WeChat itself unless told otherwise', () => {
    expect(frameOf(OPTIONS).src).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/qrconnect\?.*#wechat_redirect$/);
  });

  it('lets the frame lead the whole page away only where that was asked for', () => {
    expect(frameOf({ ...OPTIONS, self_redirect: true }).getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frameOf(OPTIONS).getAttribute('sandbox')).toContain('allow-top-navigation');
  });

  it('says which element is missing', () => {
    expect(() => frameOf({ ...OPTIONS, id: 'elsewhere' })).toThrow('#elsewhere');
  });
});
