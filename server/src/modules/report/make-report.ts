import { type WrittenPdf, writePdf } from './pdf/write-pdf.ts';
import { chartHeight, chartMarks } from './picture/chart-marks.ts';
import { COVER, coverMarks } from './picture/cover-marks.ts';
import { type DrawnPicture, drawPicture } from './picture/draw-svg.ts';
import { longAlt, longMarks } from './picture/long-marks.ts';
import { moveMarks } from './picture/move-marks.ts';
import { tableMarks } from './picture/table-marks.ts';
import { type Chart, isFigure, type ReportDocument, type Table } from './report-document.ts';

export type MadeReport = {
  /** Null for a diagram. */
  pdf: WrittenPdf | null;
  cover: DrawnPicture;
  /** Of each figure, in their order. */
  thumbs: DrawnPicture[];
  picture: (DrawnPicture & { alt: string }) | null;
};

const COVER_PX = 360;
const THUMB_PX = 480;
const LONG_PX = 900;

/** Everything that is made from a report. Depends on the document alone, and takes the processor for about a second. */
export const makeReport = async (document: ReportDocument): Promise<MadeReport> => {
  const thumbs: DrawnPicture[] = [];
  for (const figure of document.blocks.filter(isFigure)) thumbs.push(await drawThumb(figure));
  return {
    pdf: document.diagram ? null : await writePdf(document),
    cover: await drawPicture(coverMarks(document), COVER, COVER_PX),
    thumbs,
    picture: document.diagram ? await drawLong(document) : null,
  };
};

const drawThumb = (figure: Chart | Table): Promise<DrawnPicture> => {
  const size = { width: 400, height: figure.kind === 'chart' ? Math.min(260, chartHeight(figure) + 40) : 210 };
  const inside = { width: size.width - 24, height: size.height - 20 };
  const marks = figure.kind === 'chart' ? chartMarks(figure, inside) : tableMarks(figure, inside);
  return drawPicture(moveMarks(marks, 12, 10), size, THUMB_PX);
};

const drawLong = async (document: ReportDocument): Promise<MadeReport['picture']> => {
  const { marks, width, height } = longMarks(document);
  return { ...(await drawPicture(marks, { width, height }, LONG_PX)), alt: longAlt(document) };
};
