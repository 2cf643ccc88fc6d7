import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  AlreadyThere,
  checkedKey,
  checkedPrefix,
  type ReleaseBucket,
  type Tagged,
  TooLarge,
} from './release-bucket.ts';
import { type S3Account, s3BaseUrl, s3ErrorCode, signS3Request } from './s3-request.ts';

/** Sends one request without following redirects. The server passes its own outgoing HTTP client. */
export type Send = (
  address: string,
  init: {
    method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
    headers: Record<string, string>;
    body?: Uint8Array<ArrayBuffer>;
    timeoutMs: number;
  },
) => Promise<Response>;

export const sendDirectly: Send = (address, { timeoutMs, ...init }) =>
  fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

const TRIES = 4;
const ANSWER_WITHIN_MS = 10_000;
const TRANSFER_MS = 120_000;
/** Bytes. Reads with a larger limit get the transfer timeout. */
const SMALL = 2 * 1024 * 1024;
const LIST_LIMIT = 4 * 1024 * 1024;

class S3Failed extends Error {
  readonly status: number;
  readonly code: string;

  constructor(doing: string, status: number, code: string) {
    super(`S3 ${doing}：${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

type Account = S3Account & { prefix: string };

/** A release store in a bucket. `prefix` has no leading or trailing slash and may be empty. */
export const openS3Bucket = (account: Account, send: Send = sendDirectly): ReleaseBucket => {
  const root = account.prefix ? `${account.prefix}/` : '';
  const ask = retryingRequest(account, send);

  const readIfChanged = async (key: string, tag: string | null, limit: number): Promise<Tagged | 'same' | null> => {
    const answer = await ask('GET', root + checkedKey(key), {
      ...(tag && { headers: { 'if-none-match': tag } }),
      ...(limit > SMALL && { timeoutMs: TRANSFER_MS }),
    });
    if (answer.status === 304) return 'same';
    if (answer.status === 404) return nullIfNoSuchKey(await failed(`GET ${key}`, answer));
    if (!answer.ok) throw await failed(`GET ${key}`, answer);
    const present = answer.headers.get('etag') ?? '';
    if (tag && present === tag) {
      await answer.body?.cancel();
      return 'same';
    }
    return { bytes: await bytesOf(answer, key, limit), tag: present };
  };

  const listPages = async (query: Record<string, string>, page: (text: string, now: number) => void) => {
    for (let token: string | undefined, more = true; more; ) {
      const asked = new URLSearchParams({
        'list-type': '2',
        ...query,
        ...(token && { 'continuation-token': token }),
      });
      const answer = await ask('GET', `?${asked}`);
      if (!answer.ok) throw await failed('list', answer);
      const text = (await bytesOf(answer, 'list', LIST_LIMIT)).toString();
      page(text, Date.parse(answer.headers.get('date') ?? '') || Date.now());
      token = element(text, 'NextContinuationToken');
      more = element(text, 'IsTruncated') === 'true' && token !== undefined;
    }
  };

  const read: ReleaseBucket['read'] = async (key, limit) => {
    const found = await readIfChanged(key, null, limit);
    return found === null || found === 'same' ? null : found.bytes;
  };

  return {
    place: `s3://${account.bucket}/${account.prefix}（${s3BaseUrl(account)}）`,
    read,
    readIfChanged,
    /**
     * `once` also sends a condition. If the service ignores it, only the read before and the caller's lock prevent
     * overwriting.
     */
    write: async (key, bytes, { once = false } = {}) => {
      const refuseOther = async () => {
        const present = await read(key, Math.max(bytes.length, 1)).catch((error: unknown) => {
          throw error instanceof TooLarge ? new AlreadyThere(key) : error;
        });
        if (present && !present.equals(bytes)) throw new AlreadyThere(key);
        return present !== null;
      };
      if (once && (await refuseOther())) return;
      const headers: Record<string, string> = once ? { 'if-none-match': '*' } : {};
      const answer = await ask('PUT', root + checkedKey(key), { headers, body: bytes });
      if (once && (answer.status === 412 || answer.status === 409)) {
        await answer.body?.cancel();
        if (await refuseOther()) return;
      }
      if (!answer.ok) throw await failed(`PUT ${key}`, answer);
      await answer.body?.cancel();
    },
    list: async (prefix) => {
      const found: Awaited<ReturnType<ReleaseBucket['list']>> = [];
      await listPages({ prefix: root + checkedPrefix(prefix) }, (text, now) => {
        for (const [, one = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = (element(one, 'Key') ?? '').slice(root.length);
          const ageMs = now - Date.parse(element(one, 'LastModified') ?? '');
          found.push({ key, size: Number(element(one, 'Size')), ageMs });
        }
      });
      return found;
    },
    folders: async (prefix) => {
      const found: string[] = [];
      const below = root + checkedPrefix(prefix);
      await listPages({ prefix: below, delimiter: '/' }, (text) => {
        for (const [part] of text.matchAll(/<CommonPrefixes>.*?<\/CommonPrefixes>/gs))
          for (const [, one = ''] of part.matchAll(/<Prefix>([^<]*)</g)) found.push(one.slice(below.length, -1));
      });
      return found;
    },
    remove: async (key) => {
      const answer = await ask('DELETE', root + checkedKey(key));
      if (!answer.ok && answer.status !== 404) throw await failed(`DELETE ${key}`, answer);
      await answer.body?.cancel();
    },
  };
};

const retryingRequest = (account: S3Account, send: Send) => {
  const askOnce = async (
    method: 'GET' | 'PUT' | 'DELETE' | 'HEAD',
    at: string,
    more: { headers?: Record<string, string>; body?: Buffer; timeoutMs?: number } = {},
  ): Promise<Response> => {
    const given = more.body ? { ...more.headers, 'x-amz-content-sha256': sha256(more.body) } : more.headers;
    const { address, headers } = await signS3Request(account, method, at, given);
    const timeoutMs = more.timeoutMs ?? (method === 'PUT' ? TRANSFER_MS : ANSWER_WITHIN_MS);
    return send(address, { method, headers, timeoutMs, ...(more.body && { body: new Uint8Array(more.body) }) });
  };

  /** Retries 5xx responses, which are often transient. All requests of this store can be repeated safely. */
  const ask: typeof askOnce = async (...request) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await askOnce(...request);
      if (answer.status < 500 || tries === TRIES) return answer;
      await answer.body?.cancel();
      await wait(100 * tries + Math.random() * 100);
    }
  };

  return ask;
};

const failed = async (doing: string, answer: Response): Promise<S3Failed> => {
  const text = await bytesOf(answer, doing, 64 * 1024).catch(() => Buffer.alloc(0));
  return new S3Failed(doing, answer.status, s3ErrorCode(text.toString()));
};

/** A missing bucket is an error, not an empty store. */
const nullIfNoSuchKey = (failure: S3Failed): null => {
  if (failure.code === 'NoSuchBucket') throw failure;
  return null;
};

/** Keys of a store need no XML escapes, but a continuation token may contain them. */
const element = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(quot|apos|lt|gt|amp);/g, (_, entity: string) => ENTITIES[entity] ?? '');

const ENTITIES: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Limits the memory that a response can take. */
const bytesOf = async (answer: Response, key: string, limit: number): Promise<Buffer> => {
  if (Number(answer.headers.get('content-length') ?? 0) > limit) {
    await answer.body?.cancel();
    throw new TooLarge(key, limit);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new TooLarge(key, limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
