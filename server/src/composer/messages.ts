import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** `composition`: a change of what runs. `alarm`: something that a person has to look at. */
export type OpsMessage = {
  kind: 'composition' | 'alarm';
  title: string;
  /** Plain text, one fact per line. */
  lines: string[];
  /** Of a change. */
  sequence?: number;
  /** Of an alarm: what it is about. */
  about?: string;
};

const HOUR_MS = 3_600_000;

/** Messages for operators: on the page of operations, and where there is a webhook, there. */
export const openMessages = (db: Kysely<Database>, hasWebhook: boolean) => {
  const store = async ({ kind, title, ...body }: OpsMessage, now: Date, isSent = hasWebhook): Promise<boolean> => {
    const { numInsertedOrUpdatedRows: stored } = await db
      .insertInto('ops_message')
      .values({ kind, title, body: JSON.stringify(body), created_at: now, next_try_at: isSent ? now : null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(stored ?? 0) > 0;
  };

  return {
    /** A change is told once, whoever tells it. @param isSent false: on the page alone */
    tell: store,
    /** An alarm about the same thing is told once an hour. */
    warn: async (about: string, title: string, lines: string[], now: Date): Promise<boolean> => {
      const known = await db
        .selectFrom('ops_message')
        .select('id')
        .where('kind', '=', 'alarm')
        .where(sql`body ->> 'about'`, '=', about)
        .where('created_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
        .limit(1)
        .executeTakeFirst();
      return known ? false : store({ kind: 'alarm', title, lines, about }, now);
    },
    /** The newest change that was told; null before the first. */
    lastTold: async (): Promise<number | null> => {
      const { rows } = await sql<{ sequence: number | null }>`
        select max((body ->> 'sequence')::integer) as sequence from ops_message where kind = 'composition'`.execute(db);
      return rows[0]?.sequence ?? null;
    },
  };
};

export type Messages = ReturnType<typeof openMessages>;
