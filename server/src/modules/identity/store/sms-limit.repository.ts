import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Messages per number, for any purpose, in any time span of this length. */
const PER_NUMBER = [
  { name: 'pause', withinMs: MINUTE, most: 1 },
  { name: 'hour', withinMs: HOUR, most: 5 },
  { name: 'day', withinMs: DAY, most: 10 },
] as const;

/** Different numbers per address within an hour. */
const NUMBERS_PER_ADDRESS = 20;

type LimitName = (typeof PER_NUMBER)[number]['name'] | 'address';

/** The limit that was reached, and the time at which it allows a message again. */
export type Reached = { limit: LimitName; free: Date };

type Request = { mobile: string; address: string; now: Date };

/**
 * Reserves a message under all limits, or none. Requests for the same number or address are serialized, so concurrent
 * requests cannot exceed a limit.
 * @returns the id for `returnMessage`, or the limit that was reached
 */
export const reserveMessage = async (db: Db, request: Request): Promise<{ id: number } | Reached> => {
  const reservation = await transact(db, async (tx) => {
    // Always lock in this order to avoid deadlocks.
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

/** Releases the reservation of a message that was not sent. */
export const returnMessage = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('sms_send').where('id', '=', id).execute();
};

const lock = (tx: Tx, kind: 'address' | 'mobile', key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${kind} ${key}`}, 0))`.execute(tx);

const reachedByNumber = async (tx: Tx, { mobile, now }: Request): Promise<Reached | null> => {
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
  // Report the limit that lasts longest; after a shorter wait the next request would be refused again.
  return reached.sort((a, b) => b.free.getTime() - a.free.getTime())[0] ?? null;
};

const reachedByAddress = async (tx: Tx, { mobile, address, now }: Request): Promise<Reached | null> => {
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
