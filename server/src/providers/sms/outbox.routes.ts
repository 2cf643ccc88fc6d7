import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/schema.ts';
import { isLocalRequest } from '../../http/local-request.ts';
import { mayUseDemo } from '../../settings/demo-settings.ts';
import type { Settings } from '../../settings.ts';
import { OUTBOX_POLICY, outboxPage } from './outbox-page.ts';

const SHOWN = 100;

/**
 * Outbox of a demonstration, which replaces phones: newest messages first, as a page or, for tests, as JSON
 * (`?format=json&mobile=…`).
 */
export const serveOutbox = (db: Db, settings: Settings) => async (app: FastifyInstance) => {
  app.get('/outbox', async (request, reply) => {
    if (!mayUseDemo(settings, { isLocal: isLocalRequest(request) })) return reply.callNotFound();
    const { format, mobile } = request.query as Record<string, unknown>;
    const messages = await newestMessages(db, typeof mobile === 'string' ? mobile : '');
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    if (format === 'json') return reply.send({ list: messages });
    return reply
      .header('content-security-policy', OUTBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(outboxPage(messages));
  });
};

const newestMessages = (db: Db, mobile: string) => {
  const newest = db
    .selectFrom('sandbox_message')
    .select(['mobile', 'purpose', 'content', 'code', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN);
  return (mobile ? newest.where('mobile', '=', mobile) : newest).execute();
};
