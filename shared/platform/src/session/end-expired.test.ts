import type { ApiCaller } from '../api/api-caller.ts';
import { endExpired } from './end-expired.ts';
import { closeLogin, loginIntent } from './login-intent.store.ts';
import { createSessionStore, type UserInfo } from './session.store.ts';
import { createSession } from './session.ts';

const wheat = { uid: '1', nickname: '田园小麦', vip_expire: null, vegetable_expire: null } as UserInfo;

const open = () => {
  const store = createSessionStore();
  store.setState({ status: 'member', token: 'test-token', user: wheat });
  const session = createSession(store, (async () => wheat) as unknown as ApiCaller);
  const expire = (token: string, isRead: boolean) => endExpired({ store, session }, { token, isRead });
  return { store, session, expire };
};

const showForm = () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.dataset.workForm = '';
  return form;
};

afterEach(() => closeLogin());

it.each([true, false])('without a form the page becomes that of a visitor; read: %s', (isRead) => {
  const { store, expire } = open();
  expire('test-token', isRead);
  expect(store.getState()).toMatchObject({ status: 'visitor', token: '', endedAt: '/' });
  expect(loginIntent.getState().status).toBe(false);
});

it('a form keeps the page, over which the member logs in again', async () => {
  const { store, session, expire } = open();
  const form = showForm();
  expire('test-token', false);
  expect(loginIntent.getState()).toMatchObject({ status: true, openType: 'login' });
  const states: string[] = [];
  store.subscribe(({ status }) => states.push(status));
  await session.accept('new-token', false);
  expect(store.getState()).toMatchObject({ status: 'member', token: 'new-token', expired: false });
  expect(new Set(states)).toEqual(new Set(['member']));
  form.remove();
});

it('a poll does not open the dialog again that the member has closed, a further change does', () => {
  const { expire } = open();
  const form = showForm();
  expire('test-token', true);
  closeLogin();
  expire('test-token', true);
  expect(loginIntent.getState().status).toBe(false);
  expire('test-token', false);
  expect(loginIntent.getState().status).toBe(true);
  form.remove();
});

it('ignores the end of a session that another has replaced', () => {
  const { store, expire } = open();
  expire('old-token', true);
  expect(store.getState().status).toBe('member');
});
