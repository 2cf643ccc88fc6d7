import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { Forbidden, InvalidInput, NotSignedIn, TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { addressKey } from '../../../limits/address-key.ts';
import { noteUse } from '../../../limits/member-use.repository.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { writeCsv } from '../../exports/index.ts';
import { expiredLink, type FileRow, findFile, TICKET_SECONDS } from '../../files/index.ts';
import { filesAccess } from '../model/data.policy.ts';
import { issueDataTicket, takeDataTicket } from '../store/data-ticket.repository.ts';
import { findTable, type TableRow } from '../store/product.repository.ts';
import { documentOf, hasPaid, productOf } from './data.service.ts';

type Db = Kysely<Database>;

const PER_DAY = 300;

/**
 * Issues a token to download a file, or its sample, once.
 * @throws NotSignedIn, Forbidden if access is denied, TooMany if the daily limit is reached
 */
export const issueDataToken = async (
  db: Db,
  { id, doc_id, part }: ParsedRequestFor<'data/getFileToken'>,
  { viewer, now, today, ip }: Pick<CallContext, 'viewer' | 'now' | 'today' | 'ip'>,
): Promise<DataFor<'data/getFileToken'>> => {
  const product = await productOf(db, id);
  const document = documentOf(product, doc_id);
  if (part === 'file') await allowFiles(db, product, viewer);
  else {
    if (!viewer) throw new NotSignedIn('登录后可下载样本，页面上的 20 行样本不登录也能看');
    if (document.rows === null) throw new InvalidInput(`“${document.name}”不是表格，没有样本；请选择其他文件`);
  }
  const { count } = await consumeRateLimit(db, `data:${viewer?.uid ?? addressKey(ip)}:${today}`, 86_400, now);
  if (count > PER_DAY) throw new TooMany(`今天已下载 ${PER_DAY} 次，请明天再下载“${product.title}”`);
  const ticket = { uid: viewer && Number(viewer.uid), product_id: id, doc_id, part };
  const token = await issueDataTicket(db, ticket, now);
  return {
    token,
    url: `/api/data/download?token=${token}`,
    filename: part === 'file' ? document.name : sampleName(document.name),
    size: part === 'file' ? document.size : null,
    expires_in: TICKET_SECONDS,
  };
};

/** Consumes the ticket. The access is checked again, so that a refund takes effect immediately. */
export const redeemDataToken = async (
  db: Db,
  token: string,
  { viewer, now, today }: Pick<CallContext, 'viewer' | 'now' | 'today'>,
): Promise<{ part: 'file'; file: FileRow } | { part: 'sample'; name: string; bytes: AsyncIterable<Buffer> }> => {
  const ticket = await takeDataTicket(db, token, viewer && Number(viewer.uid), now);
  if (!ticket) throw expiredLink();
  const product = await productOf(db, ticket.product_id);
  const document = documentOf(product, ticket.doc_id);
  if (ticket.part === 'sample') {
    const table = await findTable(db, ticket.product_id, ticket.doc_id);
    if (!table) throw expiredLink();
    return { part: 'sample', name: sampleName(document.name), bytes: writeCsv(sampleRows(table)) };
  }
  await allowFiles(db, product, viewer);
  const file = await findFile(db, document.fid);
  if (!file) throw expiredLink();
  if (viewer) await noteUse(db, viewer.uid, { kind: 'downloads', what: file.fid }, today);
  return { part: 'file', file };
};

const allowFiles = async (db: Db, product: Awaited<ReturnType<typeof productOf>>, viewer: Viewer | null) => {
  const { allowed, reason } = filesAccess(product, viewer, await hasPaid(db, product, viewer));
  if (allowed) return;
  if (!viewer) throw new NotSignedIn(reason);
  throw new Forbidden(reason);
};

const sampleName = (name: string): string => `${name.replace(/\.[a-z0-9]{1,8}$/i, '')}-样本.csv`;

async function* sampleRows({ preview }: TableRow) {
  yield preview.columns;
  yield* preview.rows;
}
