import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type S3Account, s3ErrorCode, signS3Request } from '@bee/releases/store/s3-request';
import { type Outgoing, type OutgoingInit, readText } from '../../http/outgoing.ts';
import { checkedKey, FileMissing, type FileStore, StoreFailed } from './file-store.ts';

export type S3Settings = S3Account;

/** Transfers last as long as the client's connection takes. */
const TRANSFER_MS = 10 * 60_000;

/** Any S3-compatible bucket, with signature version 4 over the hash of the content. */
export const openS3Store = (settings: S3Settings, outgoing: Outgoing): FileStore => {
  const send = async (method: OutgoingInit['method'], key: string, init: OutgoingInit = {}): Promise<Response> => {
    const signed = await signS3Request(settings, method ?? 'GET', checkedKey(key), init.headers);
    try {
      return await outgoing(signed.address, { timeoutMs: TRANSFER_MS, ...init, method, headers: signed.headers });
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

class Refusal extends StoreFailed {
  readonly code: string;

  constructor(method: string, status: number, code: string) {
    super(`S3 ${method}: ${status} ${code}`);
    this.code = code;
  }
}

/** Reads only the error code: the rest of the answer may repeat signed content. */
const refusal = async (method: string, answer: Response): Promise<Refusal> => {
  const text = await readText(answer, 64 * 1024).catch(() => '');
  return new Refusal(method, answer.status, s3ErrorCode(text));
};
