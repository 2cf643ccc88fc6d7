import { login } from '@bee/domain/constants';

let opened: Window | null = null;
let requested = false;

/**
 * Opens an empty window of 800 × 600 in the middle of the screen. Must be called within a click; its address is set
 * later.
 */
export const openQqWindow = () => {
  const { width, height } = login.qqPopup;
  const left = Math.max(0, Math.round((window.screen.width - width) / 2));
  const top = Math.max(0, Math.round((window.screen.height - height) / 2));
  dropEmptyWindow();
  opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  requested = true;
  if (!opened) return;
  // Prevents pages of QQ from navigating this page.
  opened.opener = null;
  opened.focus();
};

/** Whether the window was requested, and whether the browser allowed it. */
export const qqWindowIs = (): 'none' | 'blocked' | 'open' => (requested ? (opened ? 'open' : 'blocked') : 'none');

/**
 * Sets the address. Afterwards the window is cross-origin and out of reach; it closes itself when the user has decided.
 */
export const leadQqWindow = (url: string) => {
  opened?.location.replace(url);
  opened = null;
};

/** Resets the state for the next view. */
export const forgetQqWindow = () => {
  dropEmptyWindow();
  requested = false;
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
