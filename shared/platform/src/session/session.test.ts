import type { ApiCaller } from '../api/api-caller.ts';
import { ApiError, NetworkError } from '../api/api-error.ts';
import { createSessionStore } from './session.store.ts';
import { createSession } from './session.ts';
import { readToken } from './token-cookie.ts';

const TOKEN = 'token-of-this-test';

/** A logged-in session; the test sets the response of the next profile request. */
const signedIn = async () => {
  let answer = async (): Promise<unknown> => ({ uid: '7', nickname: '老周' });
  const store = createSessionStore();
  const session = createSession(store, (() => answer()) as unknown as ApiCaller);
  await session.accept(TOKEN, true);
  return { store, session, answerWith: (next: () => Promise<unknown>) => (answer = next) };
};

describe('a profile request', () => {
  it.each([
    ['there is no response', new NetworkError()],
    ['the rate limit is exceeded', new ApiError('操作过于频繁，请稍后再试', 429, 429)],
    ['a proxy fails', new ApiError('请求无法处理', 502, 502)],
  ])('keeps the known profile when %s', async (_why, error) => {
    const { store, session, answerWith } = await signedIn();
    answerWith(() => Promise.reject(error));
    await session.refresh();
    expect(store.getState()).toMatchObject({ status: 'member', token: TOKEN, user: { uid: '7' } });
    expect(readToken()).toBe(TOKEN);
  });

  it('ends the session when the server says that it is not logged in', async () => {
    const { store, session, answerWith } = await signedIn();
    answerWith(() => Promise.reject(new ApiError('请先登录', 401, 200)));
    await session.refresh();
    expect(store.getState()).toMatchObject({ status: 'visitor', token: '', user: null, endedAt: '/' });
    expect(readToken()).toBe('');
  });

  it('becomes a visitor when the first request fails, and keeps the cookie for the next page', async () => {
    const { session, store, answerWith } = await signedIn();
    answerWith(() => Promise.reject(new NetworkError()));
    store.setState({ token: '', user: null, status: 'pending' });
    await session.resume();
    expect(store.getState()).toMatchObject({ status: 'visitor', token: '' });
    expect(readToken()).toBe(TOKEN);
  });
});
