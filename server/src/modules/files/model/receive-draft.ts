import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatBytes } from '@bee/domain/format';
import { Conflict, InvalidInput } from '../../../http/errors.ts';
import { keepPartial, takePartial } from './partial-upload.ts';
import type { DeclaredFile } from './ticket-kind.ts';

const WITHIN_MS = 10 * 60_000;

/** Bytes beyond the declared size are read and discarded up to this limit, so that the sender receives the response. */
const PATIENCE_BYTES = 16 * 1024 * 1024;

/** The bytes of an upload from `offset` on; the preceding bytes were received earlier. */
type Arriving = { body: Readable; offset: number };

/**
 * Writes an upload to a draft and validates it on the way. The received part of an interrupted upload is saved, so that
 * it can be resumed.
 * @returns the result of `work`; the draft is deleted afterwards in any case
 * @throws Conflict if the part received earlier no longer exists
 */
export const receiveDraft = async <Result>(
  folder: string,
  { body, offset }: Arriving,
  declared: DeclaredFile,
  work: (draft: string) => Promise<Result>,
): Promise<Result> => {
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, randomUUID());
  if (offset > 0 && !(await takePartial(folder, declared, offset, draft)))
    throw new Conflict(`“${declared.name}”先前上传的部分已失效，请重新上传`);
  try {
    const meter = new Meter(declared.size);
    if (offset > 0) await meter.readBefore(draft);
    try {
      const file = createWriteStream(draft, { flags: offset > 0 ? 'a' : 'wx' });
      await pipeline(body, meter, file, { signal: AbortSignal.timeout(WITHIN_MS) });
    } catch (error) {
      if (meter.received < declared.size) await keepPartial(folder, declared, draft);
      throw error;
    }
    checkReceived(meter, declared);
    return await work(draft);
  } finally {
    await rm(draft, { force: true });
  }
};

const checkReceived = ({ received, sha256 }: Meter, { name, size, sha256: expected }: DeclaredFile): void => {
  if (received !== size)
    throw new InvalidInput(
      `“${name}”应有 ${formatBytes(size)}，收到 ${received > size ? '的更多' : formatBytes(received)}，请重新选择文件再上传`,
    );
  if (sha256() !== expected) throw new InvalidInput(`“${name}”在上传途中有变化（校验值不符），请重新上传`);
};

/** Counts and hashes; passes on no more than the declared size. */
class Meter extends Transform {
  readonly #limit: number;
  readonly #hash = createHash('sha256');
  received = 0;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  sha256 = (): string => this.#hash.digest('hex');

  /** Counts and hashes the bytes already in the draft. */
  readBefore = async (draft: string): Promise<void> => {
    for await (const chunk of createReadStream(draft)) {
      this.received += (chunk as Buffer).length;
      this.#hash.update(chunk as Buffer);
    }
  };

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null, data?: Buffer) => void) {
    this.received += chunk.length;
    if (this.received > this.#limit + PATIENCE_BYTES) return done(new InvalidInput('上传的内容过大'));
    if (this.received > this.#limit) return done();
    this.#hash.update(chunk);
    done(null, chunk);
  }
}
