import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shanghaiDay } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { BusinessError, InvalidInput, NotFound, TooMany } from '../../../http/errors.ts';
import { failure } from '../../../http/failure.ts';
import { isLocalRequest } from '../../../http/local-request.ts';
import type { OpenData, OpenValue } from '../../../open-data/open-data.ts';
import { mayUseDemo } from '../../../settings/demo-settings.ts';
import { writeCsv } from '../../exports/index.ts';
import { OPEN_API_PATH } from '../model/catalog.ts';
import { describeOpenApi } from '../model/describe-open-api.ts';
import { countRequest, identify } from '../service/admit.service.ts';
import { parseSeries, readSeries, type SeriesPage, type SeriesRequest } from '../service/read-series.ts';

/** GET for programs: a key instead of a session, rows instead of screens, and HTTP statuses for refusals. */
export const openApiTransfer = (series: readonly OpenData[]) => (deps: Deps) => async (app: FastifyInstance) => {
  const { db, clock, settings } = deps;
  const document = JSON.stringify(describeOpenApi(series, settings.publicUrl));
  app.setErrorHandler((error, _request, reply) => refuse(error, reply, clock.now()));
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document));
  for (const one of series)
    app.get<{ Querystring: Record<string, unknown> }>(`/${one.path}`, async (request, reply) => {
      const now = clock.now();
      const today = shanghaiDay(now);
      const demo = mayUseDemo(settings, { isLocal: isLocalRequest(request) });
      const caller = await identify(db, secretOf(request), { now, mayUseDemo: demo });
      reply.isMember = true;
      // A request that cannot be answered does not count towards the limits.
      const asked = parseSeries(one, request.query);
      const page = await readSeries(db, one, asked, { viewer: caller.viewer, today });
      reply.header(
        'x-requests-left',
        await countRequest(db, caller, { series: one, rows: page.cells.length }, { now, today }),
      );
      return send(reply, one, page, asked, nextOf(request, settings.publicUrl, page, asked));
    });
  app.get('/*', async (request) => {
    throw new NotFound(
      `没有接口 ${request.url.split('?')[0]}；全部接口见 ${settings.publicUrl}/open-api，地址以 ${OPEN_API_PATH}/ 开头`,
    );
  });
};

const secretOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];

const nextOf = (
  request: FastifyRequest,
  publicUrl: string,
  { total, limit }: SeriesPage,
  { page }: SeriesRequest,
): string | null => {
  if (page * limit >= total) return null;
  const url = new URL(request.url, publicUrl);
  url.searchParams.set('page', String(page + 1));
  return url.href;
};

const send = async (
  reply: FastifyReply,
  { columns }: OpenData,
  { cells, total, limit, source, left_out }: SeriesPage,
  { format, titles, page }: SeriesRequest,
  next: string | null,
): Promise<FastifyReply> => {
  reply.envelopeCode = 1;
  reply.header('x-total-rows', total);
  if (next) reply.header('link', `<${next}>; rel="next"`);
  if (format === 'csv') {
    const head: OpenValue[] = columns.map(({ key, title, unit }) =>
      titles === 'key' ? key : unit ? `${title}（${unit}）` : title,
    );
    const rows = [head, ...cells].map((row) => row.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell)));
    return reply.type('text/csv; charset=utf-8').send(await textOf(writeCsv(rows)));
  }
  const data = cells.map((row) => Object.fromEntries(columns.map(({ key }, place) => [key, row[place]])));
  return reply.send({
    code: 1,
    success: true,
    msg: '',
    data,
    total,
    page,
    limit,
    next,
    left_out: left_out ?? null,
    source,
  });
};

const textOf = async (pieces: AsyncIterable<Buffer>): Promise<string> => {
  const read: Buffer[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read).toString();
};

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** Programs read the status; elsewhere on this site business errors have status 200. */
const refuse = (error: unknown, reply: FastifyReply, now: Date): FastifyReply => {
  if (!(error instanceof BusinessError)) throw error;
  const status = error instanceof InvalidInput ? 422 : error.code;
  if (error instanceof TooMany)
    reply.header('retry-after', Math.ceil((DAY_MS - ((now.getTime() + SHANGHAI_MS) % DAY_MS)) / 1000));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.envelopeCode = status;
  return reply.status(status).send(failure(status, error.message, error.field));
};
