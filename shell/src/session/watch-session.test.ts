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

/** Another tab, as this one hears it; the environment of the tests has no channel of its own. */
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
    Channel.all = Channel.all.filter((one) => one !== this);
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel });

/** A page of 田园小麦; `profile` is whom the server sees behind the cookie from now on. */
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

it('asks nothing of the server while the cookie is its own', async () => {
  const { store, calls } = openPage(() => wheat);
  await lookAgain();
  expect(calls).toEqual([]);
  expect(store.getState().user).toBe(wheat);
});

it('is a visitor after another tab has logged out, and says so', async () => {
  const { store } = openPage(() => wheat);
  Cookies.remove('token');
  await lookAgain();
  expect(store.getState()).toMatchObject({ status: 'visitor', token: '', user: null });
  expect(shown()).toEqual(['已在其他页面退出登录']);
});

it('shows who logged in elsewhere without falling back to a skeleton', async () => {
  const { store, states, calls } = openPage(() => maize);
  Cookies.set('token', 'of-maize');
  await lookAgain();
  expect(store.getState()).toMatchObject({ status: 'member', token: 'of-maize', user: { uid: '2' } });
  expect(states).not.toContain('pending');
  expect(calls).toEqual([{ operation: 'user/getProfile', request: {}, token: 'of-maize' }]);
  expect(shown()).toEqual(['已在其他页面登录：玉米大叔']);
});

it('takes up a new session of the same person silently', async () => {
  const { store } = openPage(() => ({ ...wheat }));
  Cookies.set('token', 'renewed');
  await lookAgain();
  expect(store.getState()).toMatchObject({ status: 'member', token: 'renewed' });
  expect(shown()).toEqual([]);
});

it('leaves a login that is going on alone, and looks when it is over', async () => {
  const { store } = openPage(() => maize);
  openLogin();
  Cookies.set('token', 'of-maize');
  await lookAgain();
  expect(store.getState().user).toBe(wheat);
  closeLogin();
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState().user?.uid).toBe('2');
});

it('tries again when the network was away', async () => {
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

it('tells the others when a membership has another end, and follows when they say so', async () => {
  const { store, calls } = openPage(() => ({ ...wheat, vip_expire: '2027-03-04T02:00:00.000Z' }));
  const [channel] = Channel.all;
  channel?.dispatchEvent(new MessageEvent('message', { data: 'renewed' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState().user?.vip_expire).toBe('2027-03-04T02:00:00.000Z');
  expect(calls).toHaveLength(1);
  expect(forgotten).toEqual([true]);
  // What it was told is not told back.
  expect(channel?.sent).toEqual([]);
  store.setState({ user: { ...wheat, vip_expire: null } });
  expect(channel?.sent).toEqual(['renewed']);
});
