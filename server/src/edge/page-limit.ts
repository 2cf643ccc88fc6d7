import type { onRequestAsyncHookHandler } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { REFUSAL_POLICY, type Refusal, refusalPage } from '../http/refusal-page.ts';
import { addressKey } from '../limits/address-key.ts';
import { createWindowLimit } from '../limits/window-limit.ts';

const TOO_MANY: Refusal = {
  status: 429,
  title: '访问过于频繁',
  text: '这个网络地址一分钟内打开的页面太多。请一分钟后再试；多人共用一个出口时，请联系我们调整。',
};

/**
 * Rendering is expensive, so each address may open at most `perMinute` pages per minute in this process. Requests from
 * this machine are not limited.
 */
export const limitPages = (perMinute: number): onRequestAsyncHookHandler => {
  const isWithinLimit = createWindowLimit(perMinute);
  return async (request, reply) => {
    if (isLocalRequest(request) || isWithinLimit(addressKey(clientAddress(request)), 1, Date.now())) return;
    return reply
      .code(TOO_MANY.status)
      .headers({ 'retry-after': '60', 'cache-control': 'no-store', 'content-security-policy': REFUSAL_POLICY })
      .type('text/html; charset=utf-8')
      .send(refusalPage(TOO_MANY, request.id));
  };
};
