import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

/**
 * How each column that references a member is handled when two accounts are merged. A test compares the list with the
 * database, so every new table must be added here.
 */
export const OWNED_COLUMNS: Record<string, 'moved' | 'moved without doubles' | 'removed' | 'left' | 'ledger'> = {
  'purchase.uid': 'moved',
  'invoice.uid': 'moved',
  'invoice_title.uid': 'moved without doubles',
  'ai_chat.uid': 'moved',
  'feedback.uid': 'moved',
  'custom_order.uid': 'moved',
  'api_key.uid': 'moved',
  'price_report.uid': 'moved without doubles',
  'price_watch.uid': 'moved without doubles',
  'standard_follow.uid': 'moved without doubles',
  'message.uid': 'moved without doubles',
  'supply_posting.uid': 'moved',
  'supply_message.uid': 'moved',
  'supply_message.asker': 'moved',
  'baike_comment.uid': 'moved',
  'baike_comment_like.uid': 'moved without doubles',
  'file.uid': 'moved without doubles',
  'favorite.uid': 'moved without doubles',
  'industry_view.uid': 'moved without doubles',
  'member_use.uid': 'moved without doubles',
  'score_record.uid': 'ledger',
  'membership_record.uid': 'ledger',
  'session.uid': 'removed',
  'oauth_state.uid': 'removed',
  'ticket.uid': 'removed',
  'supply_reveal.uid': 'removed',
  // The member who performed the action.
  'feedback.handled_by': 'left',
  'refund.handled_by': 'left',
  'invoice.handled_by': 'left',
  'price_report.reviewed_by': 'left',
  'custom_order_step.operator': 'left',
  'hot_keyword.changed_by': 'left',
  'thesaurus_change.changed_by': 'left',
  'supply_posting.reviewed_by': 'left',
  'baike_comment.reviewed_by': 'left',
  'baike_comment_report.uid': 'left',
  'supply_report.uid': 'left',
  'supply_report.handled_by': 'left',
  'member.merged_into': 'left',
};

type Pair = { keep: number; lose: number };

export const mergeAccountData = async (tx: Tx, { keep, lose }: Pair, now: Date): Promise<void> => {
  for (const table of [
    'purchase',
    'ai_chat',
    'feedback',
    'custom_order',
    'supply_posting',
    'supply_message',
    'api_key',
  ] as const) {
    await tx.updateTable(table).set({ uid: keep }).where('uid', '=', lose).execute();
  }
  await tx.updateTable('supply_message').set({ asker: keep }).where('asker', '=', lose).execute();
  for (const table of ['oauth_state', 'ticket', 'supply_reveal'] as const) {
    await tx.deleteFrom(table).where('uid', '=', lose).execute();
  }
  await moveFavorites(tx, { keep, lose });
  await moveViews(tx, { keep, lose });
  await moveUses(tx, { keep, lose });
  await moveMessages(tx, { keep, lose });
  await movePriceReports(tx, { keep, lose });
  await moveComments(tx, { keep, lose });
  await moveInvoices(tx, { keep, lose });
  await moveFiles(tx, { keep, lose }, now);
};

/**
 * On conflict the surviving account's row wins. Rows are copied rather than updated because a concurrent request may be
 * adding the same favourite.
 */
const moveFavorites = async (tx: Tx, { keep, lose }: Pair): Promise<void> => {
  await sql`
    insert into favorite (uid, type, target_id, title, summary, link, created_at)
    select ${keep}, type, target_id, title, summary, link, created_at
    from favorite where uid = ${lose} order by id
    on conflict (uid, type, target_id) do nothing`.execute(tx);
  // Price alerts and standard follows move with their favourites.
  await sql`
    insert into price_watch (uid, target_id, market_id, spec, op, value, days, armed, checked_date,
      fired_at, fired_date, fired_price, created_at)
    select ${keep}, target_id, market_id, spec, op, value, days, armed, checked_date,
      fired_at, fired_date, fired_price, created_at
    from price_watch where uid = ${lose} order by id
    on conflict (uid, target_id) do nothing`.execute(tx);
  await sql`
    insert into standard_follow (uid, target_id, state)
    select ${keep}, target_id, state from standard_follow where uid = ${lose}
    on conflict (uid, target_id) do nothing`.execute(tx);
  await tx.deleteFrom('favorite').where('uid', '=', lose).execute();
};

/** If both accounts viewed a table, the later time wins. */
const moveViews = async (tx: Tx, { keep, lose }: Pair): Promise<void> => {
  await sql`
    insert into industry_view (uid, model_id, viewed_at)
    select ${keep}, model_id, viewed_at from industry_view where uid = ${lose} order by model_id
    on conflict (uid, model_id) do update set viewed_at = greatest(industry_view.viewed_at, excluded.viewed_at)`.execute(
    tx,
  );
  await tx.deleteFrom('industry_view').where('uid', '=', lose).execute();
};

/** Counts for the same day are added up. */
const moveUses = async (tx: Tx, { keep, lose }: Pair): Promise<void> => {
  await sql`
    insert into member_use (uid, kind, what, day, times)
    select ${keep}, kind, what, day, times from member_use where uid = ${lose} order by kind, what, day
    on conflict (uid, kind, what, day) do update set times = member_use.times + excluded.times`.execute(tx);
  await tx.deleteFrom('member_use').where('uid', '=', lose).execute();
};

const moveMessages = async (tx: Tx, { keep, lose }: Pair): Promise<void> => {
  await sql`
    delete from message where uid = ${lose} and key in (select key from message where uid = ${keep})`.execute(tx);
  await tx.updateTable('message').set({ uid: keep }).where('uid', '=', lose).execute();
};

/** If both accounts reported the same market and day, the surviving account's report wins. */
const movePriceReports = async (tx: Tx, { keep, lose }: Pair): Promise<void> => {
  await sql`
    delete from price_report r using price_report own
    where r.uid = ${lose} and own.uid = ${keep} and (own.form_token = r.form_token or (
      own.status <> 'rejected' and r.status <> 'rejected'
      and (own.group_name, own.product, own.spec, own.market_id, own.date)
        = (r.group_name, r.product, r.spec, r.market_id, r.date)))`.execute(tx);
  await tx.updateTable('price_report').set({ uid: keep }).where('uid', '=', lose).execute();
};

/** Clears the form tokens of the removed account. A comment liked by both accounts counts one like. */
const moveComments = async (tx: Tx, { keep, lose }: Pair): Promise<void> => {
  await tx.updateTable('baike_comment').set({ uid: keep, form_token: null }).where('uid', '=', lose).execute();
  await sql`
    with gone as (
      delete from baike_comment_like l using baike_comment_like own
      where l.uid = ${lose} and own.uid = ${keep} and own.comment_id = l.comment_id returning l.comment_id)
    update baike_comment c set likes = likes - 1 from gone where c.id = gone.comment_id`.execute(tx);
  await tx.updateTable('baike_comment_like').set({ uid: keep }).where('uid', '=', lose).execute();
};

/**
 * Clears the form tokens of the removed account. For duplicate titles and for the default, the surviving account wins.
 */
const moveInvoices = async (tx: Tx, { keep, lose }: Pair): Promise<void> => {
  await tx.updateTable('invoice').set({ uid: keep, form_token: null }).where('uid', '=', lose).execute();
  await sql`
    delete from invoice_title t using invoice_title own
    where t.uid = ${lose} and own.uid = ${keep} and (own.kind, own.title, own.tax_no) = (t.kind, t.title, t.tax_no)`.execute(
    tx,
  );
  await sql`
    update invoice_title set uid = ${keep}, is_default = is_default
      and not exists (select from invoice_title own where own.uid = ${keep} and own.is_default)
    where uid = ${lose}`.execute(tx);
};

/**
 * If both accounts uploaded the same file, references switch to the survivor's copy and the sweeper deletes the
 * duplicate.
 */
const moveFiles = async (tx: Tx, { keep, lose }: Pair, now: Date): Promise<void> => {
  await sql`
    update custom_order_file set fid = own.fid
    from file lost join file own on own.purpose = lost.purpose and own.sent_sha256 = lost.sent_sha256
    where custom_order_file.fid = lost.fid and lost.uid = ${lose} and lost.state = 'stored'
      and own.uid = ${keep} and own.state = 'stored'`.execute(tx);
  await sql`
    update supply_image set fid = own.fid
    from file lost join file own on own.purpose = lost.purpose and own.sent_sha256 = lost.sent_sha256
    where supply_image.fid = lost.fid and lost.uid = ${lose} and lost.state = 'stored'
      and own.uid = ${keep} and own.state = 'stored'`.execute(tx);
  await sql`
    update price_report set photo = own.fid
    from file lost join file own on own.purpose = lost.purpose and own.sent_sha256 = lost.sent_sha256
    where price_report.photo = lost.fid and lost.uid = ${lose} and lost.state = 'stored'
      and own.uid = ${keep} and own.state = 'stored'`.execute(tx);
  await sql`
    update file set state = 'leaving', changed_at = ${now}
    where uid = ${lose} and state = 'stored' and exists (
      select from file own where own.uid = ${keep} and own.state = 'stored'
        and own.purpose = file.purpose and own.sent_sha256 = file.sent_sha256)`.execute(tx);
  await tx.updateTable('file').set({ uid: keep }).where('uid', '=', lose).execute();
};
