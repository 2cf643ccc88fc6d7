import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { createByteLru } from '../../cache/byte-lru.ts';
import { type Coding, compress, KEPT_QUALITY } from '../../http/content-coding.ts';
import { createLimiter } from '../../limiter.ts';
import type { PageDocument } from './page-document.ts';

/** A document as it is sent, compressed once for all readers. */
export type FinishedDocument = Omit<PageDocument, 'html'> & {
  brotli: Buffer;
  /** Of the document in a cache. */
  byteLength: number;
  /** Hash of the uncompressed document. */
  hash: string;
  /** What the document depends on: names of cache tags. */
  tags: string[];
  /** Whether all its parts could be rendered. */
  isWhole: boolean;
};

/** A document that is sent to those who wait for it and not stored, because it is not whole. */
export class NotKept extends Error {
  readonly document: FinishedDocument;
  /** Whether it takes the place of a stored document, for example because the page no longer exists. */
  readonly replaces: boolean;

  constructor(document: FinishedDocument, replaces: boolean) {
    super('the document is not stored');
    this.document = document;
    this.replaces = replaces;
  }
}

const fromBrotli = promisify(brotliDecompress);

/** A tenth smaller than 5, for documents that are sent often. 11 saves 1 % more for twice the time. */
const BEST_QUALITY = 10;
/** Servings after which the best compression pays. */
const MIN_SERVINGS = 10;

/** Everything but the body, roughly. */
const FACTS_BYTES = 2000;

/** Compressed documents by hash, so that an unchanged document is compressed once, however often it is rendered. */
const compressed = createByteLru<Buffer>(32 * 1024 * 1024);
const gzipped = new WeakMap<Buffer, Promise<Buffer>>();
const servings = new Map<string, number>();
const MAX_COUNTED = 5000;

const improving = createLimiter({
  name: 'document compression',
  concurrency: 1,
  queue: { max: 20, message: '文档压缩排队已满' },
  cooldown: 1,
});

export const finishDocument = async (
  { html, ...document }: PageDocument,
  { tags = [], isWhole = true }: Partial<Pick<FinishedDocument, 'tags' | 'isWhole'>> = {},
): Promise<FinishedDocument> => {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const brotli = compressed.get(hash) ?? (await compress(Buffer.from(html), 'br', KEPT_QUALITY.br));
  return { ...document, brotli, byteLength: brotli.byteLength + FACTS_BYTES, hash, tags, isWhole };
};

/** The body in brotli; often sent documents are compressed again, better, in the background. */
export const readyBody = ({ brotli, hash }: FinishedDocument): Buffer => {
  const better = compressed.get(hash);
  if (better) return better;
  const served = (servings.get(hash) ?? 0) + 1;
  if (servings.size >= MAX_COUNTED) servings.clear();
  servings.set(hash, served);
  if (served === MIN_SERVINGS) void improving(() => improve(brotli, hash)).catch(() => undefined);
  return brotli;
};

export const bodyOf = async (document: FinishedDocument, coding: Coding | null): Promise<Buffer> => {
  if (coding === 'br') return readyBody(document);
  const { brotli } = document;
  if (coding === null) return fromBrotli(brotli);
  const known = gzipped.get(brotli) ?? fromBrotli(brotli).then((html) => compress(html, 'gzip', KEPT_QUALITY.gzip));
  gzipped.set(brotli, known);
  return known;
};

const improve = async (brotli: Buffer, hash: string): Promise<void> => {
  const better = await compress(await fromBrotli(brotli), 'br', BEST_QUALITY);
  compressed.set(hash, better, better.byteLength);
  servings.delete(hash);
};
