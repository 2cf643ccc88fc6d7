import { HONEY, type Mark, PRIMARY, SOFT, TEXT, TEXT_SECONDARY, TEXT_TERTIARY } from '../../../../../drawing/marks.ts';
import { isFigure, type ReportDocument } from '../report-document.ts';
import { breakLines } from './break-lines.ts';
import { chartHeight, chartMarks } from './chart-marks.ts';
import { moveMarks } from './move-marks.ts';
import { plainMeasure } from './plain-measure.ts';
import { tableMarks } from './table-marks.ts';

const WIDTH = 450;
const MARGIN = 30;
const INSIDE = WIDTH - 2 * MARGIN;

/** A report as one long picture with its full content, from top to bottom. */
export const longMarks = (report: ReportDocument): { marks: Mark[]; width: number; height: number } => {
  const marks: Mark[] = [];
  let y = 0;
  const say = (text: string, size: number, color: string, step: number, indent = 0) => {
    for (const line of breakLines(text, INSIDE - indent, size, plainMeasure)) {
      marks.push({ kind: 'text', x: MARGIN + indent, y: y + size, text: line, size, color, anchor: 'start' });
      y += step;
    }
  };
  const titleLines = breakLines(report.title, INSIDE, 26, plainMeasure).length;
  marks.push({ kind: 'rect', x: 0, y: 0, width: WIDTH, height: 84 + titleLines * 38, color: PRIMARY });
  y = 28;
  say(`农小蜂 · ${report.kindTitle}`, 13, '#ffffff', 30);
  say(report.title, 26, '#ffffff', 38);
  y = 84 + titleLines * 38;
  marks.push({ kind: 'rect', x: 0, y, width: WIDTH, height: 4, color: HONEY });
  y += 26;
  const points = report.keyPoints.map((point) => breakLines(point, INSIDE - 24, 15, plainMeasure).length * 26);
  marks.push({
    kind: 'rect',
    x: MARGIN,
    y: y - 8,
    width: INSIDE,
    height: 16 + points.reduce((sum, height) => sum + height, 0),
    color: SOFT,
  });
  for (const point of report.keyPoints) say(point, 15, TEXT, 26, 12);
  y += 26;
  for (const block of report.blocks) {
    if (block.kind === 'heading') {
      y += 10;
      marks.push({ kind: 'rect', x: MARGIN, y: y + 1, width: 5, height: 20, color: HONEY });
      say(block.text, 19, PRIMARY, 34, 16);
    } else if (isFigure(block)) {
      const height = block.kind === 'chart' ? chartHeight(block) + 30 : 21 * (block.rows.length + 1);
      say(block.caption, 13, TEXT_SECONDARY, 24);
      const size = { width: INSIDE, height };
      marks.push(...moveMarks(block.kind === 'chart' ? chartMarks(block, size) : tableMarks(block, size), MARGIN, y));
      y += height + 18;
    } else {
      const texts = block.kind === 'paragraph' ? [block.text] : block.items.map((item) => `·　${item}`);
      for (const text of texts) {
        say(text, 15, TEXT, 26);
        y += 6;
      }
    }
  }
  y += 12;
  say(`${report.org}　${report.date}　示例数据`, 12, TEXT_TERTIARY, 22);
  return { marks, width: WIDTH, height: Math.ceil(y + 20) };
};

/** Alternative text with the content of the picture. */
export const longAlt = ({ title, keyPoints, blocks }: ReportDocument): string => {
  const texts = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
  );
  return [title, ...keyPoints, ...texts].map((text) => text.replace(/[。；]$/, '')).join('。');
};
