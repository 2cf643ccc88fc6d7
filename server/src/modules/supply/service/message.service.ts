import type { SupplyThread } from '@bee/contracts/entity/supply';
import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { NotFound, TooMany } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { postingLink } from '../../../page-links.ts';
import { sendMessage } from '../../identity/index.ts';
import { insertMessage, listThreads, threadExists } from '../store/message.repository.ts';
import { findPosting, type PostingRow } from '../store/posting.repository.ts';

type Caller = Pick<CallContext, 'viewer' | 'now' | 'today'>;

const MESSAGES_PER_DAY = 50;
const QUOTED = 60;

/** The owner reads all threads, other members their own. */
export const readThreads = async (db: Db, id: string, who: Caller): Promise<SupplyThread[]> => {
  const uid = uidOf(who);
  const posting = await openPosting(db, id, uid, who.today);
  return listThreads(db, id, { reader: uid, asker: posting.uid === uid ? null : uid });
};

/** Idempotent by form token: a repeated request changes nothing and returns the threads. */
export const writeMessage: ServiceOf<'vegetable/supplyDemandMessage', [who: Caller]> = async (
  db,
  { id, asker: wanted, content, form_token },
  who,
) => {
  const uid = uidOf(who);
  const posting = await openPosting(db, id, uid, who.today);
  const owner = posting.uid === uid;
  const asker = owner ? Number(wanted) : uid;
  // The owner answers, but does not begin threads.
  if (owner && !(Number.isSafeInteger(asker) && (await threadExists(db, id, asker))))
    throw new NotFound('没有这段对话，请刷新页面后重试');
  await transact(db, async (tx) => {
    const made = await insertMessage(tx, { posting_id: id, asker, uid, content, form_token, created_at: who.now });
    if (made === undefined) return;
    const { count } = await consumeRateLimit(tx, `supply-message:${uid}:${who.today}`, 86_400, who.now);
    if (count > MESSAGES_PER_DAY) throw new TooMany(`今天已发 ${MESSAGES_PER_DAY} 条私信，请明天再发`);
    await sendMessage(tx, {
      uid: owner ? asker : posting.uid,
      key: `supply-message:${made}`,
      kind: 'supply',
      title: owner ? `“${posting.title}”的发布人回复了您` : `有会员询问您的“${posting.title}”`,
      body: content.length > QUOTED ? `${content.slice(0, QUOTED)}…` : content,
      link: postingLink(id),
      now: who.now,
    });
  });
  return listThreads(db, id, { reader: uid, asker: owner ? null : uid });
};

/**
 * The posting, if the member may write about it: while it is shown, and afterwards for its owner and for those who have
 * already written.
 */
const openPosting = async (db: Db, id: string, uid: number, today: string): Promise<PostingRow> => {
  const row = await findPosting(db, id, today);
  if (row && (row.status === 'online' || row.uid === uid || (await threadExists(db, id, uid)))) return row;
  throw new NotFound('这条供需信息不存在或已下架，不能再发私信');
};
