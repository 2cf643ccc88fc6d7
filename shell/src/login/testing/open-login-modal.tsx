import { ApiError, closeLogin, openLogin, type UserInfo } from '@bee/platform';
import { dialogs, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { LoginHost } from '../login-host.tsx';
import { endSmsPause } from '../sms-countdown.ts';

export const person = { uid: '7', nickname: '小蜂', vip_expire: null, vegetable_expire: null } as UserInfo;
export const MOBILE = '13800000001';

type Opening = PlatformOptions & { intent?: Parameters<typeof openLogin>[0] };

/** Opens the modal; `call` finds a request that was sent to the server. */
export const openLoginModal = async ({ intent = {}, ...options }: Opening = {}) => {
  const rendered = renderWithPlatform(<LoginHost />, { otherPages: ['article/detail'], ...options });
  act(() => openLogin(intent));
  await screen.findByRole('dialog');
  const called = (operation: string) =>
    rendered.calls.filter((call) => call.operation === operation).map(({ request }) => request);
  return { ...rendered, called };
};

export const closeLoginModal = () => {
  act(() => {
    closeLogin();
    endSmsPause();
    toasts.setState({ list: [] });
    dialogs.setState({ list: [] });
  });
  Cookies.remove('token');
  jest.useRealTimers();
};

export const shown = () => toasts.getState().list.map(({ type, message }) => `${type}: ${message}`);
export const title = () => screen.queryByRole('dialog')?.getAttribute('aria-labelledby') && dialogName();
const dialogName = () =>
  document.getElementById(screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '')?.textContent;

export const field = (label: string) => screen.getByLabelText(label, { exact: true });
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const captchaAddress = () => screen.getByRole('img', { name: /图形验证码/ }).getAttribute('src');
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Advances the timers and flushes pending promises. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const refuse = (message: string, code = 0, field?: string): never => {
  throw new ApiError(message, code, 200, field);
};
