import type { DocumentProblem, PdfDocument, TextDocument } from '@bee/contracts/resource/document';
import type { AccessBlock } from '@bee/contracts/shapes';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { noteUse } from '../../../../limits/member-use.repository.ts';
import { hasBought } from '../../../commerce/index.ts';
import { extensionOf, type FileRow, findFile, issueTicket } from '../../../files/index.ts';
import { pdfAccess } from '../../report/model/report.policy.ts';
import { documentTicket } from '../model/document-ticket.ts';
import { findOrigin, type OriginRow } from '../store/document.repository.ts';
import { readDocxText, readPdfCached, type TextReading } from './read-document.ts';

type Caller = Pick<CallContext, 'viewer' | 'now' | 'today'>;

/** @throws NotFound also if the caller has no access to the file */
export const viewPdf = async (deps: Deps, fid: string, who: Caller): Promise<PdfDocument> => {
  const found = await findDocument(deps, fid, who);
  const { file, rights } = found;
  const kind = kindOf(file);
  if (kind !== 'pdf') {
    const access = rights.accessFor(null);
    const address = access.allowed ? await addressOf(deps, found, null, who) : NO_ADDRESS;
    return {
      ...factsOf(found),
      ...address,
      kind,
      access,
      pages: null,
      preview_pages: null,
      outline: [],
      problem: null,
    };
  }
  const { pages, outline, problem } = await readPdfCached(deps, file, rights.most ?? 0);
  const access = rights.accessFor(pages);
  const shown = access.allowed ? null : rights.most;
  if (access.allowed && isGated(found)) await noteReading(deps, found, who);
  const address = problem && shown !== null ? NO_ADDRESS : await addressOf(deps, found, shown, who);
  return {
    ...factsOf(found),
    ...address,
    // A file that could not be processed here may still be readable in the browser, unless it is damaged or encrypted.
    url: problem && !MAY_BE_READ.includes(problem) ? null : address.url,
    kind,
    access,
    pages,
    preview_pages: shown ?? pages,
    outline,
    problem: problem && { code: problem, msg: problemText(problem, file.name) },
  };
};

/** @throws NotFound also if the caller has no access to the file */
export const viewDoc = async (deps: Deps, fid: string, who: Caller): Promise<TextDocument> => {
  const found = await findDocument(deps, fid, who);
  const access = found.rights.accessFor(null);
  if (!access.allowed) return { ...factsOf(found), ...NO_ADDRESS, access, html: null, toc: [], problem: null };
  const address = await addressOf(deps, found, null, who);
  const read = kindOf(found.file) === 'docx' ? await readDocxText(deps, found.file) : NO_TEXT;
  return {
    ...factsOf(found),
    ...address,
    ...read,
    access,
    problem: read.problem && { code: read.problem, msg: problemText(read.problem, found.file.name) },
  };
};

type ReadableDocument = { file: FileRow; origin: OriginRow | undefined; rights: Rights };

/** @throws NotFound also if the caller has no access to the file */
export const findDocument = async (
  { db }: Pick<Deps, 'db'>,
  fid: string,
  { viewer }: Pick<Caller, 'viewer'>,
): Promise<ReadableDocument> => {
  const file = await findFile(db, fid);
  const origin = file && (await findOrigin(db, fid));
  const bought =
    origin?.kind === 'report' && viewer !== null && (await hasBought(db, Number(viewer.uid), 'report', origin.id));
  const rights = file && rightsTo(file, origin, viewer, bought);
  if (!file || !rights) throw new NotFound('文件不存在或已删除');
  return { file, origin, rights };
};

/**
 * Whether so many pages, null for all, may still be read: a refund or an expired membership may have revoked the right.
 */
export const stillOpens = async (
  deps: Deps,
  { file, rights }: ReadableDocument,
  pages: number | null,
): Promise<boolean> => {
  if (rights.most === null) return true;
  if (pages !== null) return pages <= rights.most;
  const all = kindOf(file) === 'pdf' ? (await readPdfCached(deps, file, rights.most)).pages : null;
  return rights.accessFor(all).allowed;
};

/** Public documents are not counted. */
const isGated = ({ origin }: ReadableDocument) => origin?.kind === 'report' || origin?.kind === 'issue';

const noteReading = async ({ db }: Deps, { origin }: ReadableDocument, { viewer, today }: Caller): Promise<void> => {
  if (viewer && origin) await noteUse(db, viewer.uid, { kind: 'reports', what: origin.id }, today);
};

const addressOf = async (
  { db }: Deps,
  { file, rights }: ReadableDocument,
  pages: number | null,
  { viewer, now }: Caller,
): Promise<Address> => {
  const uid = rights.personal && viewer ? Number(viewer.uid) : null;
  const token = await issueTicket(db, documentTicket, { fid: file.fid, pages, uid }, now);
  const expires = new Date(now.getTime() + documentTicket.seconds * 1000);
  const query = `?token=${token}`;
  const download = pages === null ? `/api/document/download${query}` : null;
  return { url: `/api/document/read${query}`, download_url: download, token, expires_at: expires.toISOString() };
};

type Address = Pick<PdfDocument, 'url' | 'download_url' | 'token' | 'expires_at'>;

const NO_ADDRESS: Address = { url: null, download_url: null, token: null, expires_at: null };
const NO_TEXT: TextReading = { html: null, toc: [], problem: null };
const MAY_BE_READ: readonly DocumentProblem[] = ['too_large', 'too_slow'];

const factsOf = ({
  file,
  origin,
}: ReadableDocument): Pick<PdfDocument, 'fid' | 'name' | 'title' | 'ext' | 'size' | 'origin'> => ({
  fid: file.fid,
  name: file.name,
  title:
    origin?.kind === 'report' || origin?.kind === 'issue' ? origin.title : file.name.replace(/\.[a-z0-9]{1,8}$/i, ''),
  ext: extensionOf(file.name),
  size: file.size,
  origin: origin ?? {
    kind: 'own',
    id: file.fid,
    title: file.name,
    type: 'own',
    source_name: null,
    published_at: null,
    sample: false,
  },
});

const kindOf = ({ type, name }: FileRow): PdfDocument['kind'] => {
  const ext = extensionOf(name);
  if (type === 'application/pdf' || ext === 'pdf') return 'pdf';
  return ext === 'docx' ? 'docx' : 'other';
};

const problemText = (problem: DocumentProblem, name: string): string =>
  ({
    empty: `“${name}”是空文件，没有内容可以显示；请联系客服更换文件`,
    broken: `“${name}”不完整或已损坏，无法打开；请稍后重试，仍不行时请联系客服更换文件`,
    encrypted: `“${name}”设有打开密码，无法在线阅读；请向发布单位索取密码后下载阅读`,
    too_large: `“${name}”过大，不能在线阅读；可以阅读全文的会员请下载后阅读`,
    too_slow: `“${name}”处理时间过长，请一小时后再试；可以阅读全文的会员请下载后阅读`,
  })[problem];

const OPEN: AccessBlock = { level: 'public', allowed: true };

/** How much of a file the viewer may read: `most` is the number of first pages, null for all. */
type Rights = { most: number | null; personal: boolean; accessFor(pages: number | null): AccessBlock };

/**
 * Reports and issues of references follow the rules of their kind, attachments of articles are public, and any other
 * file is only readable by its owner. Null if the file does not exist for this viewer.
 */
const rightsTo = (
  file: FileRow,
  origin: OriginRow | undefined,
  viewer: Viewer | null,
  bought: boolean,
): Rights | null => {
  if (origin?.kind === 'report' || origin?.kind === 'issue') {
    const accessFor = (pages: number | null) => pdfAccess({ type: origin.type, pdf: 'ready', pages }, viewer, bought);
    const most = accessFor(Number.MAX_SAFE_INTEGER).preview?.shown ?? null;
    return { most, personal: viewer !== null, accessFor };
  }
  if (origin) return { most: null, personal: false, accessFor: () => OPEN };
  const isOwner = viewer !== null && file.uid !== null && Number(viewer.uid) === file.uid;
  return isOwner ? { most: null, personal: true, accessFor: () => OPEN } : null;
};
