import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export type Coding = 'br' | 'gzip';

/** Bytes; smaller answers fit into one packet anyway. */
export const COMPRESSED_FROM = 1024;
/** For an answer that is sent once; a list of 20 KB takes less than a millisecond. */
const ONCE = { br: 3, gzip: 4 };
/** For an answer that is sent many times: a tenth smaller than br 4 for a tenth more time; 6 takes twice as long. */
export const KEPT_QUALITY = { br: 5, gzip: 6 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best coding that the caller accepts; null if the answer must be sent as it is. */
export const codingFor = (acceptEncoding = ''): Coding | null => {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding) ? 'gzip' : null;
};

export const compress = (body: Buffer, coding: Coding, quality: number): Promise<Buffer> =>
  coding === 'gzip'
    ? toGzip(body, { level: quality })
    : toBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
      });

/** Compresses JSON. Streams, files and answers that are compressed already are not text here, so they stay as they are. */
export const compressAnswers = (api: FastifyInstance): void => {
  api.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESSED_FROM || reply.hasHeader('content-encoding'))
      return payload;
    reply.header('vary', 'accept-encoding');
    const coding = codingFor(request.headers['accept-encoding']);
    if (!coding) return payload;
    reply.header('content-encoding', coding);
    return compress(Buffer.from(payload), coding, ONCE[coding]);
  });
};
