import type { Figure, StoredPicture } from '../../../../db/schema/report.ts';
import type { Db, Tx } from '../../../../db/schema.ts';
import type { WrittenPdf } from '../model/pdf/write-pdf.ts';

type Stored = {
  /** Fids of the thumbnails. */
  thumbs: readonly string[];
  picture: StoredPicture | null;
  pdf: (WrittenPdf & { fid: string }) | null;
};

export const readTitle = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('article').select('title').where('id', '=', id).executeTakeFirst())?.title;

export const addFiles = async (
  tx: Tx,
  articleId: string,
  { fids, cover }: { fids: readonly string[]; cover: string },
): Promise<void> => {
  await tx
    .insertInto('report_file')
    .values(fids.map((fid) => ({ fid, article_id: articleId })))
    .execute();
  await tx.updateTable('article').set({ cover }).where('id', '=', articleId).execute();
};

export const storeMade = async (tx: Tx, articleId: string, { thumbs, picture, pdf }: Stored): Promise<void> => {
  const figures = await figuresWith(tx, articleId, thumbs, pdf?.figurePages ?? []);
  await tx
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
  // The text is stored per page, so that search hits refer to pages.
  const pages = pdf?.texts.map((text, index) => ({ article_id: articleId, page: index + 1, text }));
  if (pages) await tx.insertInto('report_page').values(pages).execute();
};

const figuresWith = async (
  tx: Tx,
  articleId: string,
  thumbs: readonly string[],
  pages: readonly number[],
): Promise<Figure[]> => {
  const { figures } = await tx
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
