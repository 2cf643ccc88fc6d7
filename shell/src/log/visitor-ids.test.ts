import Cookies from 'js-cookie';
import { readCookie } from './cookie.ts';
import { clientId, clientIp, learnClientIp, sessionId } from './visitor-ids.ts';

const ID = /^[A-Za-z0-9]{32}$/;
const answerWith = (body: unknown) => {
  const requests: string[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      requests.push(url);
      return { json: async () => body };
    },
  });
  return requests;
};

beforeEach(() => {
  localStorage.clear();
  for (const name of ['stage', 'ip']) Cookies.remove(name, { path: '/' });
});

it('clientId has 32 letters and digits and is stored in localStorage', () => {
  const id = clientId();
  expect(id).toMatch(ID);
  expect(clientId()).toBe(id);
  expect(localStorage.getItem('bee-client-id')).toBe(id);
  localStorage.clear();
  expect(clientId()).not.toBe(id);
});

it('clientId is stable for the page where storage is not available', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const id = clientId();
  expect(id).toMatch(ID);
  expect(clientId()).toBe(id);
  getItem.mockRestore();
});

it('sessionId has 32 letters and digits and is stored in a cookie', () => {
  const id = sessionId();
  expect(id).toMatch(ID);
  expect(sessionId()).toBe(id);
  expect(readCookie('stage')).toBe(id);
});

describe('the IP address of the visitor', () => {
  it('is requested once per browsing session and stored in a cookie', async () => {
    const requests = answerWith({ code: 1, ip: '2001:db8::1' });
    await learnClientIp();
    await learnClientIp();
    expect(requests).toEqual(['/api/base/getClientIp']);
    expect(clientIp()).toBe('2001:db8::1');
  });

  it.each([[{ ip: '' }], [{}], [null]])('writes no cookie when the response is %j', async (body) => {
    answerWith(body);
    await learnClientIp();
    expect(document.cookie).not.toContain('ip=');
  });
});
