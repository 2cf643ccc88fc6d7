import type { UserInfo } from '@bee/platform';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { watchMessages } from './watch-messages.ts';

const person = (uid: string) => ({ uid, vip_expire: null, vegetable_expire: null }) as UserInfo;

let end = () => {};
afterEach(() => end());

const open = (member?: UserInfo) => {
  let unread = 2;
  let time = 0;
  const { platform, calls } = createTestPlatform({
    ...(member && { member }),
    answers: { 'user/getUnreadCount': () => ({ unread }) },
  });
  end = watchMessages(platform.session, platform.sessionStore, () => time);
  return {
    store: platform.sessionStore,
    calls,
    session: platform.session,
    later: async (ms: number, now: number) => {
      time += ms;
      unread = now;
      window.dispatchEvent(new Event('focus'));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('counts for a member at once, and again when the page becomes visible, but not too often', async () => {
  const { store, calls, later } = open(person('1'));
  await settled();
  expect(store.getState().unread).toBe(2);
  await later(5_000, 5);
  expect(store.getState().unread).toBe(2);
  await later(15_000, 5);
  expect(store.getState().unread).toBe(5);
  expect(calls).toHaveLength(2);
});

it('sends nothing for a visitor, counts after login, and resets after logout', async () => {
  const { store, calls, session } = open();
  await settled();
  expect(calls).toEqual([]);
  store.setState({ status: 'member', token: 'a', user: person('1') });
  await settled();
  expect(store.getState().unread).toBe(2);
  await session.end();
  expect(store.getState().unread).toBe(0);
});
