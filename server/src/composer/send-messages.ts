import type { Db } from '../db/schema.ts';
import { type Outgoing, readText } from '../http/outgoing.ts';
import type { WebhookSettings } from '../settings/release-settings.ts';
import { refusalOf, webhookCall } from './webhook-formats.ts';

const BATCH_SIZE = 10;
const SECOND = 1000;
/** Retry delays; after these, every hour. */
const PAUSES_MS = [10, 30, 60, 300, 900].map((seconds) => seconds * SECOND);
const HOUR_MS = 3600 * SECOND;
/** Older messages are no longer sent; they stay on the operations page. */
const GIVEN_UP_MS = 24 * HOUR_MS;

type Parts = { db: Db; outgoing: Outgoing; webhook: WebhookSettings; now: Date };

/** Sends due messages at least once, oldest first. @returns how many arrived */
export const sendMessages = async ({ db, outgoing, webhook, now }: Parts): Promise<number> => {
  const due = await db
    .selectFrom('ops_message')
    .selectAll()
    .where('next_try_at', '<=', now.toISOString())
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  let sent = 0;
  for (const { id, kind, title, body, created_at, tries } of due) {
    const { lines = [], sequence } = body as { lines?: string[]; sequence?: number };
    const message = { id, kind, title, lines, created_at, ...(sequence !== undefined && { sequence }) };
    const failure = await send(outgoing, webhook, message, now.getTime());
    const isOver = now.getTime() - new Date(created_at).getTime() > GIVEN_UP_MS;
    const next = new Date(now.getTime() + (PAUSES_MS[tries] ?? HOUR_MS));
    await db
      .updateTable('ops_message')
      .set({
        tries: tries + 1,
        failure: failure ?? '',
        sent_at: failure === null ? now : null,
        next_try_at: failure === null || isOver ? null : next,
      })
      .where('id', '=', id)
      .execute();
    if (failure === null) sent += 1;
    // An unresponsive receiver would cost another timeout for each message.
    else break;
  }
  return sent;
};

/** @returns why the message did not arrive; never contains the address, which is a secret */
const send = async (
  outgoing: Outgoing,
  webhook: WebhookSettings,
  message: Parameters<typeof webhookCall>[0],
  now: number,
): Promise<string | null> => {
  try {
    const { url, ...call } = webhookCall(message, webhook, now);
    const response = await outgoing(url, { ...call, method: 'POST', timeoutMs: 5 * SECOND });
    const answer = await readText(response, 64 * 1024);
    return response.ok ? refusalOf(webhook.format, answer) : `接收方回答 ${response.status}`;
  } catch (error) {
    return (error as Error).message.replaceAll(webhook.url, '***').slice(0, 200);
  }
};
