import { type WrittenPdf, writePdf } from './pdf/write-pdf.ts';
import { chartHeight, chartMarks } from './picture/chart-marks.ts';
import { COVER, coverMarks } from './picture/cover-marks.ts';
import { type Drawing, type DrawnPicture, drawPictures } from './picture/draw-pictures.ts';
import { longAlt, longMarks } from './picture/long-marks.ts';
import { moveMarks } from './picture/move-marks.ts';
import { tableMarks } from './picture/table-marks.ts';
import { type Chart, isFigure, type ReportDocument, type Table } from './report-document.ts';

export type MadeReport = {
  /** Null for a diagram, and for a report that was imported with its own PDF. */
  pdf: WrittenPdf | null;
  cover: DrawnPicture;
  /** Thumbnail of each figure, in figure order. */
  thumbs: DrawnPicture[];
  picture: (DrawnPicture & { alt: string }) | null;
};

/** Results in covers of 360, figures of 480 and long pictures of 900 pixels. */
const SMALL = 1.2;
const LARGE = 2;

/** Generates everything derived from a report. Depends only on the document; takes about a second of CPU time. */
export const makeReport = async (document: ReportDocument): Promise<MadeReport> => {
  const figures = document.blocks.filter(isFigure).map(figureDrawing);
  const [cover, ...thumbs] = await drawPictures([{ ...COVER, marks: coverMarks(document) }, ...figures], SMALL);
  if (!cover) throw new Error('no cover was drawn');
  return {
    pdf: document.diagram || document.imported ? null : await writePdf(document),
    cover,
    thumbs,
    picture: document.diagram ? await drawLong(document) : null,
  };
};

const figureDrawing = (figure: Chart | Table): Drawing => {
  const size = { width: 400, height: figure.kind === 'chart' ? Math.min(260, chartHeight(figure) + 40) : 210 };
  const inside = { width: size.width - 24, height: size.height - 20 };
  const marks = figure.kind === 'chart' ? chartMarks(figure, inside) : tableMarks(figure, inside);
  return { ...size, marks: moveMarks(marks, 12, 10) };
};

const drawLong = async (document: ReportDocument): Promise<MadeReport['picture']> => {
  const [picture] = await drawPictures([longMarks(document)], LARGE);
  return picture ? { ...picture, alt: longAlt(document) } : null;
};
