import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Messages to one number, whatever they are for, in any span of this length. */
const PER_NUMBER = [
  { name: 'pause', withinMs: MINUTE, most: 1 },
  { name: 'hour', withinMs: HOUR, most: 5 },
  { name: 'day', withinMs: DAY, most: 10 },
] as const;

/** Different numbers that one address asks for within an hour. */
const NUMBERS_PER_ADDRESS = 20;

type LimitName = (typeof PER_NUMBER)[number]['name'] | 'address';

/** A limit, and when there is room in it again. */
export type Reached = { limit: LimitName; free: Date };

type Request = { mobile: string; address: string; now: Date };

/**
 * Takes all limits at once or none of them. Requests for the same number, or from the same address, wait for each
 * other, so that of those that arrive together exactly as many pass as are allowed.
 * @returns the id by which it is given back, or the limit that is reached.
 */
export const reserveMessage = async (db: Kysely<Database>, request: Request): Promise<{ id: number } | Reached> => {
  const reservation = await db.transaction().execute(async (tx) => {
    // Always in this order: two requests never wait for each other crosswise.
    await lock(tx, 'address', request.address);
    await lock(tx, 'mobile', request.mobile);
    const reached = (await reachedByNumber(tx, request)) ?? (await reachedByAddress(tx, request));
    if (reached) return reached;
    const { mobile, address, now } = request;
    return tx
      .insertInto('sms_send')
      .values({ mobile, address, sent_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  await db.deleteFrom('sms_send').where('sent_at', '<', before(request.now, DAY)).execute();
  return reservation;
};

/** For a message that was not sent. */
export const returnMessage = async (db: Kysely<Database>, id: number): Promise<void> => {
  await db.deleteFrom('sms_send').where('id', '=', id).execute();
};

const lock = (tx: Kysely<Database>, kind: 'address' | 'mobile', key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${kind} ${key}`}, 0))`.execute(tx);

const reachedByNumber = async (tx: Kysely<Database>, { mobile, now }: Request): Promise<Reached | null> => {
  const rows = await tx
    .selectFrom('sms_send')
    .select('sent_at')
    .where('mobile', '=', mobile)
    .where('sent_at', '>', before(now, DAY))
    .orderBy('sent_at', 'desc')
    .execute();
  const sent = rows.map(({ sent_at }) => Date.parse(sent_at));
  const reached = PER_NUMBER.flatMap(({ name, withinMs, most }) => {
    const counted = sent.filter((time) => time > now.getTime() - withinMs);
    const oldest = counted[most - 1];
    return oldest === undefined ? [] : [{ limit: name, free: new Date(oldest + withinMs) }];
  });
  // Of several the one that lasts longest: waiting for another would end in the next refusal.
  return reached.sort((a, b) => b.free.getTime() - a.free.getTime())[0] ?? null;
};

const reachedByAddress = async (tx: Kysely<Database>, { mobile, address, now }: Request): Promise<Reached | null> => {
  const numbers = await tx
    .selectFrom('sms_send')
    .select((eb) => ['mobile', eb.fn.max('sent_at').as('last')])
    .where('address', '=', address)
    .where('sent_at', '>', before(now, HOUR))
    .groupBy('mobile')
    .orderBy('last')
    .execute();
  const oldest = numbers[0];
  if (!oldest || numbers.length < NUMBERS_PER_ADDRESS || numbers.some((row) => row.mobile === mobile)) return null;
  return { limit: 'address', free: new Date(Date.parse(oldest.last) + HOUR) };
};

const before = (now: Date, milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();
