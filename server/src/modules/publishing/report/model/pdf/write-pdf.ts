import type PDFDocument from 'pdfkit';
import type { Chapter } from '../../../../../db/schema/report.ts';
import { chineseFontFile } from '../../../../../drawing/chinese-font.ts';
import { LINE, PRIMARY, TEXT, TEXT_TERTIARY } from '../../../../../drawing/marks.ts';
import { chartHeight, chartMarks } from '../picture/chart-marks.ts';
import { isFigure, type ReportBlock, type ReportDocument } from '../report-document.ts';
import { type Entry, writeContents, writeCover } from './front-part.ts';
import { PAGE, TEXT_WIDTH } from './page-size.ts';
import { PageWriter } from './page-writer.ts';
import { tableNeeds, writeTable } from './table-part.ts';

export type WrittenPdf = {
  bytes: Buffer;
  pages: number;
  outline: Chapter[];
  /** Page of each figure, in figure order. */
  figurePages: number[];
  /** Running text of each page, without headers and footers. */
  texts: string[];
};

/** Writes cover, contents and chapters, with outline and metadata; charts are vectors and the font is subset. */
export const writePdf = async (report: ReportDocument): Promise<WrittenPdf> => {
  // Loaded when the first file is written: most processes never do.
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: report.title,
      Author: report.org,
      Subject: report.kindTitle,
      Keywords: report.note,
      // Fixed date, so that the same report always results in the same bytes.
      CreationDate: new Date(`${report.date}T09:00:00+08:00`),
    },
  });
  const bytes = collect(pdf);
  pdf.registerFont('chinese', chineseFontFile()).font('chinese');
  const writer = new PageWriter(pdf);
  writeCover(writer, report);
  writer.newPage();
  const contents = writer.page;
  const { outline, figures } = writeBody(writer, report.blocks);
  const pages = writer.page;
  pdf.switchToPage(contents - 1);
  writeContents(
    writer,
    outline.filter(({ level }) => level === 1),
    figures,
  );
  writeFrames(writer, report, pages);
  pdf.end();
  return {
    bytes: await bytes,
    pages,
    outline,
    figurePages: figures.map(({ page }) => page),
    texts: writer.texts.map((lines, index) => (index === contents - 1 ? '' : lines.join('\n'))),
  };
};

const writeBody = (writer: PageWriter, blocks: ReportBlock[]): { outline: Chapter[]; figures: Entry[] } => {
  const outline: Chapter[] = [];
  const figures: Entry[] = [];
  if (blocks[0]?.kind !== 'heading') beginChapter(writer, outline, '摘要');
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) beginChapter(writer, outline, block.text);
    else if (block.kind === 'heading') {
      writer.need(80);
      writer.y += 8;
      outline.push({ title: block.text, page: writer.page, level: 2 });
      writer.paragraph(block.text, { size: 13, color: PRIMARY });
    } else if (isFigure(block)) {
      const height = block.kind === 'chart' ? chartHeight(block) : tableNeeds(block);
      writer.need(height + 34);
      const caption = `图表 ${figures.length + 1}　${block.caption}`;
      figures.push({ title: caption, page: writer.page });
      writer.paragraph(caption, { size: 10.5, color: PRIMARY });
      if (block.kind === 'table') writeTable(writer, block);
      else {
        writer.draw(chartMarks(block, { width: TEXT_WIDTH, height }), PAGE.left, writer.y);
        writer.y += height + 12;
      }
    } else writeText(writer, block);
  }
  return { outline, figures };
};

/** A chapter starts on a new page unless there is room for a chart and a few lines. */
const CHAPTER_NEEDS = 330;

const beginChapter = (writer: PageWriter, outline: Chapter[], title: string): void => {
  if (outline.length === 0) writer.newPage();
  else {
    writer.y += 14;
    writer.need(CHAPTER_NEEDS);
  }
  writer.pdf.outline.addItem(title);
  outline.push({ title, page: writer.page, level: 1 });
  writer.paragraph(title, { size: 17, color: PRIMARY });
  writer.y += 8;
};

const writeText = (writer: PageWriter, block: Extract<ReportBlock, { kind: 'paragraph' | 'list' }>): void => {
  const texts =
    block.kind === 'paragraph'
      ? [block.text]
      : block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '·'}　${item}`);
  for (const text of texts) {
    writer.paragraph(text, { size: 11, color: TEXT, lead: 1.85 });
    writer.y += 7;
  }
};

/** Header and footer of every page except the cover. */
const writeFrames = (writer: PageWriter, { kindTitle, title, note }: ReportDocument, pages: number): void => {
  for (let page = 2; page <= pages; page++) {
    writer.pdf.switchToPage(page - 1);
    const short = [...title].length > 34 ? `${[...title].slice(0, 33).join('')}…` : title;
    writer.line(`农小蜂 · ${kindTitle}`, PAGE.left, 40, 9, TEXT_TERTIARY);
    writer.line(short, PAGE.width - PAGE.right, 40, 9, TEXT_TERTIARY, 'right');
    writer.rule(58, LINE);
    writer.rule(PAGE.height - 56, LINE);
    writer.line(note, PAGE.left, PAGE.height - 46, 8, TEXT_TERTIARY);
    writer.line(`${page} / ${pages}`, PAGE.width - PAGE.right, PAGE.height - 46, 8, TEXT_TERTIARY, 'right');
  }
};

const collect = (pdf: InstanceType<typeof PDFDocument>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
