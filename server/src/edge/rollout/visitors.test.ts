import type { FastifyReply, FastifyRequest } from 'fastify';
import { readServed, SERVED_COOKIE } from '../../http/served-cookie.ts';
import { issueVisit, VISIT_COOKIE } from '../../http/visit-cookie.ts';
import { CANARY_COOKIE, createVisitors } from './visitors.ts';

const SECRET = 'secret';

type Canary = { from: number };

const open = ({ from }: Canary = { from: 10_000 }, deal = 17) =>
  createVisitors({
    secret: SECRET,
    secure: false,
    canaries: {
      isRunning: () => true,
      meet: ({ lot }) => lot !== null && lot >= from,
      releases: ({ lot }) => ({ 'mf-a': lot !== null && lot >= from ? '2' : '1' }),
    },
    logs: true,
    now: () => 0,
    deal: () => deal,
  });

/** The registered visit, and what happens to cookies: the new value, or null if it is removed. */
const register = (
  visitors: ReturnType<typeof open>,
  { headers = {}, cookies = {} }: { headers?: Record<string, string>; cookies?: Record<string, string> } = {},
) => {
  const given: Record<string, string | null> = {};
  const request = { cookies, headers, ip: '203.0.113.7', raw: {} } as unknown as FastifyRequest;
  const reply = {
    setCookie: (name: string, value: string) => Object.assign(given, { [name]: value }),
    clearCookie: (name: string) => Object.assign(given, { [name]: null }),
  } as unknown as FastifyReply;
  return { registered: visitors.register(request, reply), given, request };
};

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Mozilla/5.0 (Linux; Android 7.0) (compatible; YisouSpider/5.0)',
  'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'facebookexternalhit/1.1',
])('is no visit and meets no canary: %s', (agent) => {
  expect(register(open({ from: 0 }), { headers: { 'user-agent': agent } })).toMatchObject({
    registered: null,
    given: {},
  });
});

it.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49',
  'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; zh-cn) AppleWebKit/537.36 baiduboxapp/13.0 Mobile Safari/537.36',
  undefined,
])('is a visit: %s', (agent) => {
  const { registered, given } = register(open(), { headers: agent === undefined ? {} : { 'user-agent': agent } });
  expect(registered).toEqual({ visit: expect.stringMatching(/^.{16}$/), releases: { 'mf-a': '1' } });
  expect(Object.keys(given)).toEqual([VISIT_COOKIE, SERVED_COOKIE]);
});

it('comes for the first time without a cookie', () => {
  const { registered, given } = register(open());
  expect(readServed(SECRET, registered?.visit ?? '', given[SERVED_COOKIE] ?? '', 0)?.isReturning).toBe(false);
});

it('is no visit if another site asks for it: it sends no cookies', () => {
  const { registered, given } = register(open(), { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(registered).toBeNull();
  expect(given).toEqual({});
});

describe('a browser whose bucket meets a canary', () => {
  const cookies = { [VISIT_COOKIE]: issueVisit(SECRET, 17) };

  it('gets the stable release until it is marked, and proves what it was served', () => {
    const visitors = open({ from: 10 });
    const { registered, given, request } = register(visitors, { cookies });
    expect(visitors.read(request).lot).toBeNull();
    expect(registered?.releases).toEqual({ 'mf-a': '1' });
    expect(given[CANARY_COOKIE]).toBe('1');
    expect(given).not.toHaveProperty(VISIT_COOKIE);
    const served = readServed(SECRET, registered?.visit ?? '', given[SERVED_COOKIE] ?? '', 0);
    expect([served?.has('mf-a', '1'), served?.has('mf-a', '2')]).toEqual([true, false]);
    expect(served?.isReturning).toBe(true);
  });

  it('gets the canary when it is marked, until the canary ends', () => {
    const marked = { ...cookies, [CANARY_COOKIE]: '1' };
    const { registered, request } = register(open({ from: 10 }), { cookies: marked });
    expect(open().read(request).lot).toBe(17);
    expect(registered?.releases).toEqual({ 'mf-a': '2' });
    expect(register(open({ from: 9_999 }), { cookies: marked }).given[CANARY_COOKIE]).toBeNull();
  });

  it('cannot mark itself into another bucket', () => {
    const { registered } = register(open({ from: 10 }, 3), { cookies: { [CANARY_COOKIE]: '1' } });
    expect(registered?.releases).toEqual({ 'mf-a': '1' });
  });
});
