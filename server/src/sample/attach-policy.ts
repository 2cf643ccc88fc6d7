import { sql } from 'kysely';
import { touchTags } from '../cache/tag.repository.ts';
import type { Db } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/job.ts';
import { arrive, contentOfBytes } from '../modules/files/service/published-file.ts';
import { showFiles } from '../modules/files/store/file.repository.ts';
import type { MadeReport } from '../modules/publishing/report/model/make-report.ts';
import type { ReportDocument } from '../modules/publishing/report/model/report-document.ts';
import { fileNameOf } from '../modules/publishing/report/model/report-file-name.ts';
import { createReportMaker } from '../modules/publishing/report/model/report-maker.ts';
import { blocksOfHtml } from '../text/html-blocks.ts';
import type { Block, Piece } from '../text/rich-text.ts';
import { SAMPLE_NOTE } from './content/article-draft.ts';

type Parts = Pick<Deps, 'db' | 'files' | 'clock'>;

/** Not part of the first load: the first start does not wait for PDFs. */
export const attachToPolicyJob = defineJob({
  name: 'sample.attach-to-policy',
  everySeconds: 3600,
  run: async (deps, { signal }) => {
    const maker = createReportMaker();
    signal.addEventListener('abort', () => maker.stop());
    return attachToPolicy(deps, maker.make).finally(maker.stop);
  },
});

/** Gives the newest sample notice its own text as a PDF. @returns false where one has it already, or none is there */
export const attachToPolicy = async (
  { db, files, clock }: Parts,
  make: (document: ReportDocument) => Promise<MadeReport>,
): Promise<boolean> => {
  const notice = await findBareNotice(db);
  if (!notice) return false;
  const { pdf } = await make(documentOf(notice));
  if (!pdf) throw new Error('no PDF was made');
  const name = `${fileNameOf(notice.title)}.pdf`;
  const content = contentOfBytes(pdf.bytes, 'application/pdf');
  const now = clock.now();
  const fid = await arrive({ db, files }, { purpose: 'report', name, content }, now);
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('article')
      .set({ attachments: JSON.stringify([{ fid, name, ext: 'pdf', size: content.size, pages: pdf.pages }]) })
      .where('id', '=', notice.id)
      .where('sample', '=', true)
      .where(sql<boolean>`attachments = '[]'`)
      .executeTakeFirst();
    // Another process was faster, or an import took the notice away; what was brought is swept.
    if (Number(numUpdatedRows) === 0) return false;
    await showFiles(transaction, [fid], now);
    await touchTags(transaction, [`publishing:${notice.id}`]);
    return true;
  });
};

type Notice = {
  id: string;
  title: string;
  content_html: string;
  key_points: string[];
  published_at: string | null;
  source_name: string | null;
  doc_no: string | null;
};

const findBareNotice = async (db: Db): Promise<Notice | undefined> => {
  const notices = await db
    .selectFrom('article as a')
    .innerJoin('policy as p', 'p.article_id', 'a.id')
    .where('a.sample', '=', true)
    .where('a.type', '=', 'policy_repository')
    .where('p.doc_no', 'is not', null)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id')
    .select(['a.id', 'a.title', 'a.content_html', 'a.key_points', 'a.published_at', 'a.source_name', 'p.doc_no'])
    .select('a.attachments')
    .execute();
  return notices.some(({ attachments }) => attachments.length > 0) ? undefined : notices[0];
};

/** From what is stored, so that the page and its attachment say the same; the same notice gives the same bytes. */
const documentOf = (notice: Notice): ReportDocument => ({
  kindTitle: '示例数据 · 政策文件',
  title: notice.title,
  org: notice.source_name ?? '农小蜂',
  researchers: [notice.source_name ?? '农小蜂'],
  date: notice.published_at ?? '',
  issue: null,
  keyPoints: notice.key_points,
  blocks: [{ kind: 'paragraph', text: `文号：${notice.doc_no}` }, ...blocksOfHtml(notice.content_html).map(plainBlock)],
  note: SAMPLE_NOTE,
  diagram: false,
});

const plainBlock = (piece: Piece): Block => {
  if (piece.kind !== 'markup') return piece;
  if (!/^<[uo]l/.test(piece.html)) return { kind: 'paragraph', text: piece.text };
  return { kind: 'list', ordered: piece.html.startsWith('<ol'), items: piece.text.split('\n') };
};
