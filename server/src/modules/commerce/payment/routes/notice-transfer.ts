import type { PayMethod } from '@bee/contracts/resource/payment';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { NoticeRejected } from '../../../../providers/payment/payment-provider.ts';
import { processNotice } from '../service/webhook-inbox.ts';
import { storeWebhookEvent } from '../store/webhook-inbox.repository.ts';

const MAX_BYTES = 64 * 1024;

/**
 * Webhook endpoint of the payment providers. Success is acknowledged only after the commit, so that the provider
 * resends a notification that was not fully processed.
 */
export const paymentNotices = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Params: { method: string } }>('/:method', async (request, reply) => {
    const provider = deps.payments.get(request.params.method as PayMethod);
    if (!provider) return reply.status(404).send();
    const send = ({ status, contentType, body }: typeof provider.accepted) =>
      reply.status(status).type(contentType).header('cache-control', 'no-store').send(body);
    try {
      const notice = await provider.readNotice(request.body as Buffer, request.headers);
      const kept = await storeWebhookEvent(deps.db, provider.method, notice, deps.clock.now());
      const outcome = await processNotice(deps, kept);
      if (/^(wrong|unknown)/.test(outcome))
        request.log.error({ notice: kept.id, outcome }, 'money that is not ours to count');
      return send(provider.accepted);
    } catch (error) {
      if (!(error instanceof NoticeRejected)) throw error;
      request.log.warn({ method: provider.method, why: error.message }, 'a notification was refused');
      return send(provider.refused('签名或内容有误'));
    }
  });
};
