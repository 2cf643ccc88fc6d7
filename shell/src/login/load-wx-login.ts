type WxLoginOptions = {
  self_redirect: boolean;
  /** Id of the element that receives the frame with the QR code. */
  id: string;
  appid: string;
  scope: string;
  redirect_uri: string;
  state: string;
  authorize_url: string;
};
export type WxLogin = new (options: WxLoginOptions) => unknown;

const ADDRESS = '/wx/wxLogin.js';

let loading: Promise<WxLogin> | null = null;

/** Loads the login script of WeChat, once per page; after a failure the next call tries again. */
export const loadWxLogin = (): Promise<WxLogin> => {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

const load = () =>
  new Promise<WxLogin>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS; // same origin: the Trusted Types policy of the document allows no other
    script.async = true;
    script.onload = () => {
      const { WxLogin } = window as { WxLogin?: WxLogin };
      if (WxLogin) resolve(WxLogin);
      else reject(new Error(`${ADDRESS} defines no WxLogin`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${ADDRESS} did not load`));
    };
    document.head.append(script);
  });
