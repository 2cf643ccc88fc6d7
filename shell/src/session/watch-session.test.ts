import { closeLogin, NetworkError, openLogin, type UserInfo } from '@bee/platform';
import { toasts } from '@bee/platform/host';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import Cookies from 'js-cookie';
import { watchSession } from './watch-session.ts';

const person = (uid: string, nickname: string) =>
  ({ uid, nickname, vip_expire: null, vegetable_expire: null }) as UserInfo;
const wheat = person('1', '田园小麦');
const maize = person('2', '玉米大叔');

const shown = () => toasts.getState().list.map(({ message }) => message);
const lookAgain = async () => {
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve));
};

let end = () => {};
const forgotten: boolean[] = [];

/** Another tab as seen by this one; jsdom has no BroadcastChannel. */
class Channel extends EventTarget {
  static all: Channel[] = [];
  readonly sent: unknown[] = [];

  constructor() {
    super();
    Channel.all.push(this);
  }

  postMessage(data: unknown) {
    this.sent.push(data);
  }

  close() {
    Channel.all = Channel.all.filter((channel) => channel !== this);
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel });

/** Opens a page of 田园小麦; `profile` is the member that the server sees behind the cookie. */
const openPage = (profile: () => UserInfo) => {
  const { platform, calls } = createTestPlatform({ member: wheat, answers: { 'user/getProfile': profile } });
  Cookies.set('token', 'test-token');
  end = watchSession(platform.session, platform.sessionStore, () => forgotten.push(true));
  const states: string[] = [];
  platform.sessionStore.subscribe(({ status }) => states.push(status));
  return { store: platform.sessionStore, calls, states };
};

afterEach(() => {
  end();
  closeLogin();
  toasts.setState({ list: [] });
  Cookies.remove('token');
});

it('sends no request while the cookie is its own', async () => {
  const { store, calls } = openPage(() => wheat);
  await lookAgain();
  expect(calls).toEqual([]);
  expect(store.getState().user).toBe(wheat);
});

it('becomes a visitor after another tab has logged out, and says so', async () => {
  const { store } = openPage(() => wheat);
  Cookies.remove('token');
  await lookAgain();
  expect(store.getState()).toMatchObject({ status: 'visitor', token: '', user: null });
  expect(shown()).toEqual(['已在其他页面退出登录']);
});

it('shows a member who logged in elsewhere without returning to a skeleton', async () => {
  const { store, states, calls } = openPage(() => maize);
  Cookies.set('token', 'of-maize');
  await lookAgain();
  expect(store.getState()).toMatchObject({ status: 'member', token: 'of-maize', user: { uid: '2' } });
  expect(states).not.toContain('pending');
  expect(calls).toEqual([{ operation: 'user/getProfile', request: {}, token: 'of-maize' }]);
  expect(shown()).toEqual(['已在其他页面登录：玉米大叔']);
});

it('adopts a new session of the same member silently', async () => {
  const { store } = openPage(() => ({ ...wheat }));
  Cookies.set('token', 'renewed');
  await lookAgain();
  expect(store.getState()).toMatchObject({ status: 'member', token: 'renewed' });
  expect(shown()).toEqual([]);
});

it('does not interfere with a login in progress, and checks when it has ended', async () => {
  const { store } = openPage(() => maize);
  openLogin();
  Cookies.set('token', 'of-maize');
  await lookAgain();
  expect(store.getState().user).toBe(wheat);
  closeLogin();
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState().user?.uid).toBe('2');
});

it('tries again after a network failure', async () => {
  let offline = true;
  const { store } = openPage(() => {
    if (offline) throw new NetworkError();
    return maize;
  });
  Cookies.set('token', 'of-maize');
  await lookAgain();
  expect(Cookies.get('token')).toBe('of-maize');
  offline = false;
  await lookAgain();
  expect(store.getState()).toMatchObject({ status: 'member', user: { uid: '2' } });
});

it('notifies other tabs when a membership has changed, and reloads on their notification', async () => {
  const { store, calls } = openPage(() => ({ ...wheat, vip_expire: '2027-03-04T02:00:00.000Z' }));
  const [channel] = Channel.all;
  channel?.dispatchEvent(new MessageEvent('message', { data: 'renewed' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState().user?.vip_expire).toBe('2027-03-04T02:00:00.000Z');
  expect(calls).toHaveLength(1);
  expect(forgotten).toEqual([true]);
  // A received notification is not sent back.
  expect(channel?.sent).toEqual([]);
  store.setState({ user: { ...wheat, vip_expire: null } });
  expect(channel?.sent).toEqual(['renewed']);
});
