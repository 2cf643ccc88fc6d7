import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import { type Outgoing, type OutgoingInit, readText } from '../../http/outgoing.ts';
import { checkedKey, FileMissing, type FileStore, StoreFailed } from './file-store.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key`; otherwise `bucket.endpoint/key`. */
  pathStyle: boolean;
};

/** Reading lasts as long as the person's own connection takes. */
const TRANSFER_MS = 10 * 60_000;
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Any S3-compatible bucket, with signature version 4 over the content's own hash. */
export const openS3Store = (settings: S3Settings, outgoing: Outgoing): FileStore => {
  const base = s3BaseUrl(settings);
  const send = async (method: OutgoingInit['method'], key: string, init: OutgoingInit = {}): Promise<Response> => {
    const signed = await new AwsV4Signer({
      method: method ?? 'GET',
      url: `${base}/${checkedKey(key)}`,
      headers: { 'x-amz-content-sha256': EMPTY_SHA256, ...init.headers },
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      service: 's3',
      region: settings.region,
    }).sign();
    try {
      const headers = Object.fromEntries(signed.headers);
      return await outgoing(signed.url.href, { timeoutMs: TRANSFER_MS, ...init, method, headers });
    } catch (error) {
      throw new StoreFailed(`S3 ${method} does not answer: ${String(error)}`, { cause: error });
    }
  };

  return {
    put: async (key, { open, size, sha256, type }) => {
      const answer = await send('PUT', key, {
        headers: { 'x-amz-content-sha256': sha256, 'content-type': type, 'content-length': String(size) },
        body: Readable.toWeb(open()) as OutgoingInit['body'],
      });
      if (!answer.ok) throw await refusal('PUT', answer);
      await answer.body?.cancel();
    },
    get: async (key, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await send('GET', key, { headers });
      if (answer.status === (range ? 206 : 200) && answer.body)
        return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
      const failed = await refusal('GET', answer);
      throw failed.code === 'NoSuchKey' ? new FileMissing(key) : failed;
    },
    stat: async (key) => {
      const answer = await send('HEAD', key, { timeoutMs: 10_000 });
      if (answer.ok) return { size: Number(answer.headers.get('content-length')) };
      if (answer.status === 404) return null;
      throw await refusal('HEAD', answer);
    },
    delete: async (key) => {
      const answer = await send('DELETE', key, { timeoutMs: 10_000 });
      if (answer.ok) return void (await answer.body?.cancel());
      const failed = await refusal('DELETE', answer);
      if (failed.code !== 'NoSuchKey') throw failed;
    },
  };
};

/** Without a slash at its end. */
export const s3BaseUrl = ({ endpoint, bucket, pathStyle }: S3Settings): string => {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  return `${url.href.replace(/\/+$/, '')}${pathStyle ? `/${bucket}` : ''}`;
};

class Refusal extends StoreFailed {
  readonly code: string;

  constructor(method: string, status: number, code: string) {
    super(`S3 ${method}: ${status} ${code}`);
    this.code = code;
  }
}

/** Only the code is read: the rest of the answer may repeat what was signed. */
const refusal = async (method: string, answer: Response): Promise<Refusal> => {
  const text = await readText(answer, 64 * 1024).catch(() => '');
  return new Refusal(method, answer.status, /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '');
};
