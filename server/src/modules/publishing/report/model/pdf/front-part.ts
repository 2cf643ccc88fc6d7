import { HONEY, LINE, PRIMARY, SOFT, TEXT, TEXT_SECONDARY, TEXT_TERTIARY } from '../../../../../drawing/marks.ts';
import { breakLines } from '../picture/break-lines.ts';
import type { ReportDocument } from '../report-document.ts';
import { PAGE, TEXT_WIDTH } from './page-size.ts';
import { type PageWriter, pageName } from './page-writer.ts';

/** Kind, title, key points, authors and date. */
export const writeCover = (writer: PageWriter, report: ReportDocument): void => {
  const { pdf } = writer;
  pdf.rect(0, 0, PAGE.width, 118).fillColor(PRIMARY).fill();
  pdf.rect(0, 118, PAGE.width, 4).fillColor(HONEY).fill();
  writer.line('农小蜂', PAGE.left, 44, 22, '#ffffff');
  writer.line('农业数据与研究', PAGE.left, 76, 11, '#ffffff');
  writer.line(report.kindTitle, PAGE.width - PAGE.right, 48, 16, '#ffffff', 'right');
  writer.y = 186;
  writer.paragraph(report.title, { size: 24, lead: 1.45 });
  writer.y += 10;
  const facts = [report.org, report.issue ? `${report.issue} 期` : '', report.date].filter(Boolean).join('　');
  writer.paragraph(facts, { size: 11, color: TEXT_SECONDARY });
  writer.paragraph(`撰写：${report.researchers.join('、')}`, { size: 11, color: TEXT_SECONDARY });
  writer.y += 26;
  const top = writer.y;
  const lines = report.keyPoints.flatMap((point) => breakLines(point, TEXT_WIDTH - 52, 12, writer.measure));
  pdf
    .rect(PAGE.left, top, TEXT_WIDTH, 56 + lines.length * 22)
    .fillColor(SOFT)
    .fill();
  writer.y = top + 14;
  writer.paragraph('核心观点', { size: 13, color: PRIMARY, indent: 18 });
  for (const point of report.keyPoints)
    writer.paragraph(`·　${point}`, { size: 12, indent: 18, width: TEXT_WIDTH - 36 });
  writer.line(report.note, PAGE.left, PAGE.height - 96, 9.5, TEXT_TERTIARY);
  writer.say(report.note);
};

export type Entry = { title: string; page: number };

/**
 * Chapters and figures with their page numbers. Written last, onto the page reserved for it; not part of any page's
 * text.
 */
export const writeContents = (writer: PageWriter, chapters: Entry[], figures: Entry[]): void => {
  writer.y = PAGE.top;
  writer.line('目录', PAGE.left, writer.y, 18, PRIMARY);
  writer.y += 40;
  for (const entry of chapters) writeEntry(writer, entry, 11.5, 26);
  if (figures.length === 0) return;
  writer.y += 18;
  writer.line('图表目录', PAGE.left, writer.y, 14, PRIMARY);
  writer.y += 31;
  for (const entry of figures) writeEntry(writer, entry, 10, 22);
};

const writeEntry = (writer: PageWriter, { title, page }: Entry, size: number, step: number): void => {
  const [line = ''] = breakLines(title, TEXT_WIDTH - 40, size, writer.measure);
  writer.line(line, PAGE.left, writer.y, size, TEXT);
  writer.line(String(page), PAGE.width - PAGE.right, writer.y, size, TEXT_SECONDARY, 'right');
  writer.pdf.goTo(PAGE.left, writer.y - 3, TEXT_WIDTH, step - 4, pageName(page));
  writer.rule(writer.y + step - 6, LINE);
  writer.y += step;
};
