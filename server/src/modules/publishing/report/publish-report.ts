import type { Kysely } from 'kysely';
import type { Figure, StoredPicture } from '../../../db/schema/report.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { arrive, contentOfBytes, leaveReportFiles, showFiles } from '../../files/index.ts';
import { indexDocuments } from '../../search/index.ts';
import { bumpContentVersion } from '../../sources/index.ts';
import type { MadeReport } from './make-report.ts';
import type { WrittenPdf } from './pdf/write-pdf.ts';
import type { DrawnPicture } from './picture/draw-pictures.ts';
import { pictureAddress } from './picture-address.ts';
import { fileNameOf } from './report-file-name.ts';
import { reportSearchInput } from './report-search.ts';

type Parts = Pick<Deps, 'db' | 'files'>;

/** Publishes the generated files of a report: files, page texts, search index and status in one transaction. */
export const publishMade = async (
  { db, files }: Parts,
  articleId: string,
  made: MadeReport,
  now: Date,
): Promise<void> => {
  const bring = (picture: DrawnPicture, name: string) =>
    arrive({ db, files }, { purpose: 'picture', name, content: contentOfBytes(picture.bytes, picture.type) }, now);
  const title = await titleOf(db, articleId);
  if (title === undefined) return;
  const cover = await bring(made.cover, `${fileNameOf(title)}-封面.webp`);
  const thumbs: string[] = [];
  for (const [index, thumb] of made.thumbs.entries()) thumbs.push(await bring(thumb, `图表${index + 1}.webp`));
  const picture = made.picture && {
    fid: await bring(made.picture, `${fileNameOf(title)}.webp`),
    ...sizeOf(made.picture),
  };
  const pdf = made.pdf && {
    ...made.pdf,
    fid: await arrive(
      { db, files },
      {
        purpose: 'report',
        name: `${fileNameOf(title)}.pdf`,
        content: contentOfBytes(made.pdf.bytes, 'application/pdf'),
      },
      now,
    ),
  };
  await db.transaction().execute(async (transaction) => {
    const task = await transaction
      .deleteFrom('report_task')
      .where('article_id', '=', articleId)
      .where('claimed_at', 'is not', null)
      .executeTakeFirst();
    // Another process was faster, or the report was deleted or imported again; the uploaded files are cleaned up later.
    if (Number(task.numDeletedRows) === 0) return;
    const fids = [cover, ...thumbs, ...(picture ? [picture.fid] : []), ...(pdf ? [pdf.fid] : [])];
    // If only a cover was made, the report was imported with its own PDF, and its figures stay unchanged.
    const isWhole = pdf !== null || picture !== null;
    if (isWhole) await leaveReportFiles(transaction, [articleId], now);
    await showFiles(transaction, fids, now);
    await transaction
      .insertInto('report_file')
      .values(fids.map((fid) => ({ fid, article_id: articleId })))
      .execute();
    await transaction
      .updateTable('article')
      .set({ cover: pictureAddress(cover) })
      .where('id', '=', articleId)
      .execute();
    if (isWhole) await storeMade(transaction, articleId, { thumbs, picture, pdf });
    await bumpContentVersion(transaction);
  });
};

type Stored = {
  /** Fids of the thumbnails. */
  thumbs: readonly string[];
  picture: StoredPicture | null;
  pdf: (WrittenPdf & { fid: string }) | null;
};

const storeMade = async (db: Kysely<Database>, articleId: string, { thumbs, picture, pdf }: Stored): Promise<void> => {
  const figures = await figuresWith(db, articleId, thumbs, pdf?.figurePages ?? []);
  await db
    .updateTable('report')
    .set({
      figures: JSON.stringify(figures),
      picture: picture ? JSON.stringify(picture) : null,
      ...(pdf && {
        pdf: 'ready',
        fid: pdf.fid,
        pages: pdf.pages,
        file_size: pdf.bytes.length,
        outline: JSON.stringify(pdf.outline),
      }),
    })
    .where('article_id', '=', articleId)
    .execute();
  if (pdf) await storePages(db, articleId, pdf.texts);
};

/** Stores the text per page, so that search hits refer to pages. */
const storePages = async (db: Kysely<Database>, articleId: string, texts: readonly string[]): Promise<void> => {
  const pages = texts.map((text, index) => ({ article_id: articleId, page: index + 1, text }));
  await db.insertInto('report_page').values(pages).execute();
  const input = await reportSearchInput(db, articleId);
  if (input) await indexDocuments(db, [input]);
};

const figuresWith = async (
  db: Kysely<Database>,
  articleId: string,
  thumbs: readonly string[],
  pages: readonly number[],
): Promise<Figure[]> => {
  const { figures } = await db
    .selectFrom('report')
    .select('figures')
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
  return figures.map((figure, index) => ({
    ...figure,
    thumb: thumbs[index] ?? null,
    page: pages[index] ?? null,
  }));
};

const titleOf = async (db: Kysely<Database>, id: string): Promise<string | undefined> =>
  (await db.selectFrom('article').select('title').where('id', '=', id).executeTakeFirst())?.title;

const sizeOf = ({ width, height, alt }: { width: number; height: number; alt: string }) => ({ width, height, alt });
