import { closeLogin, guardEdits, type UserInfo } from '@bee/platform';
import { loginIntent } from '@bee/platform/host';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { onExpired } from './expired-session.ts';

const wheat = { uid: '1', nickname: '田园小麦', vip_expire: null, vegetable_expire: null } as UserInfo;

const open = () => {
  const { platform } = createTestPlatform({ member: wheat, answers: { 'user/getProfile': wheat } });
  const { session, sessionStore: store } = platform;
  return { store, session, expire: onExpired(store, session) };
};

afterEach(() => closeLogin());

it('a refused read makes the page that of a visitor', () => {
  const { store, expire } = open();
  expire('test-token', true);
  expect(store.getState()).toMatchObject({ status: 'visitor', token: '', endedAt: '/' });
  expect(loginIntent.getState().status).toBe(false);
});

it('a refused read leaves a form with unsaved edits alone', () => {
  const { store, expire } = open();
  const release = guardEdits(() => document.body);
  expire('test-token', true);
  release();
  expect(store.getState()).toMatchObject({ status: 'member', token: 'test-token' });
});

it('a refused change asks to log in over the page, which stays while the member does', async () => {
  const { store, session, expire } = open();
  expire('test-token', false);
  expect(loginIntent.getState()).toMatchObject({ status: true, openType: 'login' });
  const states: string[] = [];
  store.subscribe(({ status }) => states.push(status));
  await session.accept('new-token', false);
  expect(store.getState()).toMatchObject({ status: 'member', token: 'new-token', expired: false });
  expect(new Set(states)).toEqual(new Set(['member']));
});

it('ignores the end of a session that another has replaced', () => {
  const { store, expire } = open();
  expire('old-token', true);
  expect(store.getState().status).toBe('member');
});
