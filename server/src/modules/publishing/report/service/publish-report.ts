import { touchTags } from '../../../../cache/tag.repository.ts';
import { transact } from '../../../../db/transact.ts';
import type { Deps } from '../../../../deps.ts';
import { arrive, contentOfBytes, leaveReportFiles, showFiles } from '../../../files/index.ts';
import { indexDocuments } from '../../../search/index.ts';
import type { MadeReport } from '../model/make-report.ts';
import type { DrawnPicture } from '../model/picture/draw-pictures.ts';
import { pictureAddress } from '../model/picture-address.ts';
import { fileNameOf } from '../model/report-file-name.ts';
import { addFiles, readTitle, storeMade } from '../store/made-report.repository.ts';
import { reportSearchInput } from '../store/report-search.ts';
import { finishTask, type ReportTask } from '../store/report-task.repository.ts';

type Parts = Pick<Deps, 'db' | 'files'>;

/** Publishes the generated files of a report: files, page texts, search index and status in one transaction. */
export const publishMade = async (
  { db, files }: Parts,
  task: ReportTask,
  made: MadeReport,
  now: Date,
): Promise<void> => {
  const { articleId } = task;
  const bring = (picture: DrawnPicture, name: string) =>
    arrive({ db, files }, { purpose: 'picture', name, content: contentOfBytes(picture.bytes, picture.type) }, now);
  const title = await readTitle(db, articleId);
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
  await transact(db, async (transaction) => {
    // The report was deleted or imported again meanwhile; the uploaded files are cleaned up later.
    if (!(await finishTask(transaction, task))) return;
    const fids = [cover, ...thumbs, ...(picture ? [picture.fid] : []), ...(pdf ? [pdf.fid] : [])];
    // If only a cover was made, the report was imported with its own PDF, and its figures stay unchanged.
    const isWhole = pdf !== null || picture !== null;
    if (isWhole) await leaveReportFiles(transaction, [articleId], now);
    await showFiles(transaction, fids, now);
    await addFiles(transaction, articleId, { fids, cover: pictureAddress(cover) });
    if (isWhole) await storeMade(transaction, articleId, { thumbs, picture, pdf });
    const input = pdf && (await reportSearchInput(transaction, articleId));
    if (input) await indexDocuments(transaction, [input]);
    await touchTags(transaction, [`publishing:${articleId}`, ...(input ? (['search'] as const) : [])]);
  });
};

const sizeOf = ({ width, height, alt }: { width: number; height: number; alt: string }) => ({ width, height, alt });
