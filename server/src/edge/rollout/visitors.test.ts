import type { FastifyReply, FastifyRequest } from 'fastify';
import { createVisitors } from './visitors.ts';

/** Cookies that a document response sets for a request with this user agent. */
const admitted = (agent: string | undefined) => {
  const given: string[] = [];
  const visitors = createVisitors({ secret: 'secret', secure: false, hasCanary: () => true, logs: true, now: () => 0 });
  const headers = agent === undefined ? {} : { 'user-agent': agent };
  const request = { method: 'GET', cookies: {}, headers } as unknown as FastifyRequest;
  const reply = { setCookie: (name: string) => given.push(name) } as unknown as FastifyReply;
  return { visitor: visitors.admit(request, reply), given };
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
  const { visitor, given } = admitted(agent);
  expect(visitor).toEqual({ lot: null, account: null, visit: null });
  expect(given).toEqual([]);
});

it.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49',
  'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; zh-cn) AppleWebKit/537.36 baiduboxapp/13.0 Mobile Safari/537.36',
  undefined,
])('is a visit: %s', (agent) => {
  const { visitor, given } = admitted(agent);
  expect(visitor.visit).toHaveLength(16);
  expect(visitor.lot).toEqual(expect.any(Number));
  expect(given).toEqual(['bee-lot']);
});
