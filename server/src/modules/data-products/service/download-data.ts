import type { Db } from '../../../db/schema.ts';
import { Forbidden, InvalidInput, NotSignedIn, TooMany } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOrNull, type Viewer } from '../../../http/viewer.ts';
import { addressKey } from '../../../limits/address-key.ts';
import { noteUse } from '../../../limits/member-use.repository.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { writeCsv } from '../../exports/index.ts';
import { expiredLink, type FileRow, findFile, issueTicket, kindTypes } from '../../files/index.ts';
import { filesAccess } from '../model/data.policy.ts';
import { type DataTicket, dataTicket } from '../model/data-ticket.ts';
import { findProduct, findTable } from '../store/product.repository.ts';
import { documentOf, hasPaid, productOf } from './data.service.ts';

const PER_DAY = 300;

/**
 * Issues a token to download a file, or its sample, once.
 * @throws NotSignedIn, Forbidden if access is denied, TooMany if the daily limit is reached
 */
export const issueDataToken: ServiceOf<
  'data/getFileToken',
  [context: Pick<CallContext, 'viewer' | 'now' | 'today' | 'ip'>]
> = async (db, { id, doc_id, part }, { viewer, now, today, ip }) => {
  const product = await productOf(db, id);
  const document = documentOf(product, doc_id);
  if (part === 'file') await allowFiles(db, product, viewer);
  else {
    if (!viewer) throw new NotSignedIn('登录后可下载样本，页面上的 20 行样本不登录也能看');
    if (document.rows === null) throw new InvalidInput(`“${document.name}”不是表格，没有样本；请选择其他文件`);
  }
  const { count } = await consumeRateLimit(db, `data:${viewer?.uid ?? addressKey(ip)}:${today}`, 86_400, now);
  if (count > PER_DAY) throw new TooMany(`今天已下载 ${PER_DAY} 次，请明天再下载“${product.title}”`);
  const ticket = { uid: uidOrNull(viewer), product_id: id, fid: document.fid, part };
  const token = await issueTicket(db, dataTicket, ticket, now);
  return {
    token,
    url: `/api/data/download?token=${token}`,
    filename: part === 'file' ? document.name : sampleName(document.name),
    size: part === 'file' ? document.size : null,
    expires_in: dataTicket.seconds,
  };
};

/** Checks the access again, so that a refund takes effect immediately. */
export const openDataTicket = async (
  db: Db,
  { product_id, fid, part }: DataTicket,
  { viewer, today }: Pick<CallContext, 'viewer' | 'today'>,
): Promise<FileRow | { name: string; type: string; bytes: AsyncIterable<Buffer> }> => {
  const product = await findProduct(db, product_id);
  const document = product?.documents.find((one) => one.fid === fid);
  if (!product || !document) throw expiredLink();
  if (part === 'sample') {
    const table = await findTable(db, product_id, document.doc_id);
    if (!table) throw expiredLink();
    return {
      name: sampleName(document.name),
      type: kindTypes.csv,
      bytes: writeCsv([table.preview.columns, ...table.preview.rows]),
    };
  }
  await allowFiles(db, product, viewer);
  const file = await findFile(db, fid);
  if (!file) throw expiredLink();
  if (viewer) await noteUse(db, viewer.uid, { kind: 'downloads', what: file.fid }, today);
  return file;
};

const allowFiles = async (db: Db, product: Awaited<ReturnType<typeof productOf>>, viewer: Viewer | null) => {
  const { allowed, reason } = filesAccess(product, viewer, await hasPaid(db, product, viewer));
  if (allowed) return;
  if (!viewer) throw new NotSignedIn(reason);
  throw new Forbidden(reason);
};

const sampleName = (name: string): string => `${name.replace(/\.[a-z0-9]{1,8}$/i, '')}-样本.csv`;
