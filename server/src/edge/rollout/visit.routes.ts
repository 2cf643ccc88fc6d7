import type { FastifyInstance } from 'fastify';
import type { Observations } from '../observe/observations.ts';
import { limitPages } from '../page-limit.ts';
import type { Visitors } from './visitors.ts';

/** Browsers report here that they show a document, which may come from a cache: so documents need no cookies. */
export const registerVisits = (
  app: FastifyInstance,
  visitors: Visitors,
  observations: Pick<Observations, 'visit'>,
  perMinute: number,
) => {
  app.post('/visits', { onRequest: limitPages(perMinute) }, async (request, reply) => {
    const registered = visitors.register(request, reply);
    if (registered) observations.visit(registered);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};
