import type { ApiCaller } from '../api/api-caller.ts';
import { ApiError, NetworkError } from '../api/api-error.ts';
import { createSessionStore } from './session.store.ts';
import { createSession } from './session.ts';
import { readToken } from './token-cookie.ts';

const TOKEN = 'token-of-this-test';

/** A session that is signed in; what the next profile brings is set by the test. */
const signedIn = async () => {
  let answer = async (): Promise<unknown> => ({ uid: '7', nickname: '老周' });
  const store = createSessionStore();
  const session = createSession(store, (() => answer()) as unknown as ApiCaller);
  await session.accept(TOKEN, true);
  return { store, session, answerWith: (next: () => Promise<unknown>) => (answer = next) };
};

describe('a profile that is asked for anew', () => {
  it.each([
    ['nothing comes back', new NetworkError()],
    ['the server is busy', new ApiError('操作过于频繁，请稍后再试', 429, 429)],
    ['something between breaks', new ApiError('请求无法处理', 502, 502)],
  ])('stays as it was where %s', async (_why, error) => {
    const { store, session, answerWith } = await signedIn();
    answerWith(() => Promise.reject(error));
    await session.refresh();
    expect(store.getState()).toMatchObject({ status: 'member', token: TOKEN, user: { uid: '7' } });
    expect(readToken()).toBe(TOKEN);
  });

  it('ends with the server’s word that nobody is signed in', async () => {
    const { store, session, answerWith } = await signedIn();
    answerWith(() => Promise.reject(new ApiError('请先登录', 401, 200)));
    await session.refresh();
    expect(store.getState()).toMatchObject({ status: 'visitor', token: '', user: null, endedAt: '/' });
    expect(readToken()).toBe('');
  });

  it('at the first time falls back to a visitor and leaves the cookie for the next page', async () => {
    const { session, store, answerWith } = await signedIn();
    answerWith(() => Promise.reject(new NetworkError()));
    store.setState({ token: '', user: null, status: 'pending' });
    await session.resume();
    expect(store.getState()).toMatchObject({ status: 'visitor', token: '' });
    expect(readToken()).toBe(TOKEN);
  });
});
