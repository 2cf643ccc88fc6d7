import { login } from '@bee/domain/constants';

let opened: Window | null = null;
let asked = false;

/** An empty window of 800 × 600 in the middle of the screen. To be called within a click; what it shows comes later. */
export const openQqWindow = () => {
  const { width, height } = login.qqPopup;
  const left = Math.max(0, Math.round((window.screen.width - width) / 2));
  const top = Math.max(0, Math.round((window.screen.height - height) / 2));
  dropEmptyWindow();
  opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  asked = true;
  if (!opened) return;
  // What QQ shows there is not to lead this page elsewhere.
  opened.opener = null;
  opened.focus();
};

/** Whether it was asked for, and whether the browser let it open. */
export const qqWindowIs = (): 'none' | 'blocked' | 'open' => (asked ? (opened ? 'open' : 'blocked') : 'none');

/** Once it shows QQ it is out of reach; it closes itself when the person has decided. */
export const leadQqWindow = (url: string) => {
  opened?.location.replace(url);
  opened = null;
};

/** For the next view: as if none had been asked for. */
export const forgetQqWindow = () => {
  dropEmptyWindow();
  asked = false;
};

const dropEmptyWindow = () => {
  opened?.close();
  opened = null;
};

type OAuthStart = { appid: string; redirect_uri: string; authorize_url: string };

export const qqAuthorizeUrl = ({ appid, redirect_uri, authorize_url }: OAuthStart, state: string): string => {
  const url = new URL(authorize_url);
  const query = { response_type: 'code', client_id: appid, redirect_uri, scope: 'get_user_info', state };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
};
