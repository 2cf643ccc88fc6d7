import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { failure } from './failure.ts';
import { REFUSAL_POLICY, type Refusal, refusalPage } from './refusal-page.ts';
import { newRequestId, REQUEST_ID_HEADER } from './request-id.ts';

/** Limit for the address and all headers together; Node rejects larger requests before any handler runs. */
export const MAX_HEADER_BYTES = 32 * 1024;
export const LONGEST_ADDRESS = 8000;

const LINGER_MS = 2000;

type ClientError = Error & { code?: string; rawPacket?: unknown };

/**
 * Handles requests that reach no route: addresses that are too long or cannot be decoded, and input that is not HTTP.
 * Page requests get a page, /api/* gets its envelope. Responses outside of hooks must set the `fixed` headers
 * themselves.
 */
export const rejectInvalidPaths = (fixed: Record<string, string>) => {
  const answer = (reply: FastifyReply, { id, url }: FastifyRequest, refusal: Refusal) =>
    reply
      .code(refusal.status)
      .headers({ ...fixed, ...headersOf(isApi(url), id) })
      .send(bodyOf(isApi(url), refusal, id));

  const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
    if (request.url.length > LONGEST_ADDRESS) return answer(reply, request, TOO_LONG);
    if (NUL_IN_PATH.test(request.url)) return answer(reply, request, NO_SUCH);
  };
  return {
    onRequest,
    notFound: (request: FastifyRequest, reply: FastifyReply) => answer(reply, request, NO_SUCH),
    frameworkErrors: ({ statusCode }: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answer(reply, request, statusCode === 414 ? TOO_LONG : undecodable(request.url)),
    clientErrorHandler: (error: ClientError, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const asked = beginningOf(error);
      const refusal = OF_CLIENT_ERRORS[error.code ?? ''] ?? NOT_HTTP;
      const requestId = newRequestId();
      const body = bodyOf(isApi(asked), refusal, requestId);
      const headers = {
        ...fixed,
        ...headersOf(isApi(asked), requestId),
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`);
      // A caller that is still sending would not see the response if the connection closed immediately.
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    },
  };
};

/** Start of the address, if the last packet contains it; `/` otherwise. */
const beginningOf = ({ rawPacket }: ClientError): string =>
  (Buffer.isBuffer(rawPacket) && /^[A-Z]+ (\/\S{0,8})/.exec(rawPacket.toString('latin1', 0, 64))?.[1]) || '/';

const isApi = (url: string): boolean => /^\/api(?:\/|$)/.test(url);

const headersOf = (api: boolean, requestId: string): Record<string, string> => ({
  [REQUEST_ID_HEADER]: requestId,
  'cache-control': 'no-store',
  ...(api
    ? { 'content-type': 'application/json; charset=utf-8' }
    : { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': REFUSAL_POLICY }),
});

const bodyOf = (api: boolean, refusal: Refusal, requestId: string): string =>
  api ? JSON.stringify(failure(refusal.status, `${refusal.title}：${refusal.text}`)) : refusalPage(refusal, requestId);

const TOO_LONG: Refusal = {
  status: 414,
  title: '网址过长',
  text: `网址最多 ${LONGEST_ADDRESS} 个字符。请检查是否粘贴了多余的内容，或减少筛选条件后重试。`,
};

const NO_SUCH: Refusal = {
  status: 404,
  title: '没有这个地址',
  text: '这个地址不接受这样的请求。请检查网址和提交方式，或返回首页重新进入。',
};

const undecodable = (url: string): Refusal => ({
  status: 400,
  title: '网址无法识别',
  text: `网址中“${BAD_PART.exec(url)?.[0] ?? '%'}”附近的编码有误，可能没有复制完整。请检查网址，或返回首页重新进入。`,
});

/** No valid path contains NUL, and PostgreSQL does not accept it. */
const NUL_IN_PATH = /^[^?#]*(?:%00|\0)/;

const BAD_PART = /%(?![0-9a-f]{2}).{0,2}|(?:%[89a-f][0-9a-f])+/i;

const OF_CLIENT_ERRORS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: '请求的信息过多',
    text: `网址和浏览器随它发送的信息（如 Cookie）合起来超过 ${MAX_HEADER_BYTES / 1024} KB。请检查网址是否过长；网址正常时，请清除本站的 Cookie 后重试。`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: '请求超时',
    text: '请求没有在规定时间内发完。请检查网络后重试。',
  },
};

const NOT_HTTP: Refusal = {
  status: 400,
  title: '请求无法识别',
  text: '收到的内容不是完整的网页请求。请重新打开网址；使用代理软件时，请检查它的设置。',
};
