import type { Mark } from '../../../../drawing/marks.ts';
import { escapeHtml, unescapeHtml } from '../../../../text/rich-text.ts';
import { lineMarks } from '../../report/model/picture/line-marks.ts';
import type { Chart } from '../../report/model/report-document.ts';

/** Size of the picture in pixels. Drawn at half of it, so that labels are readable on a phone. */
export const CHART_SIZE = { width: 720, height: 340 };
const SCALE = 2;
const FONT = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif";

/**
 * Lines of the numbers of the first table in an article, drawn from the text itself so that both always match. Null
 * where no table has months in its first column.
 */
export const drawTableChart = (html: string): string | null => {
  const chart = chartIn(html);
  if (!chart) return null;
  const [width, height] = [CHART_SIZE.width / SCALE, CHART_SIZE.height / SCALE];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${CHART_SIZE.width}" height="${CHART_SIZE.height}" font-family="${FONT}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...lineMarks(chart, { width, height }).map(elementOf),
    '</svg>',
  ].join('');
};

const chartIn = (html: string): Chart | null => {
  const [, caption = '', head = '', body = ''] =
    /<table><caption>(.*?)<\/caption>\s*<thead>(.*?)<\/thead>\s*<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  const [, ...names] = cellsOf(head, 'th');
  const rows = body.split('</tr>').map((row) => cellsOf(row, 'td'));
  const dated = rows.filter(([month = '']) => /^\d{4}-\d{2}$/.test(month));
  if (names.length === 0 || dated.length < 2) return null;
  return {
    kind: 'chart',
    style: 'lines',
    caption,
    unit: '元/公斤',
    labelTitle: '月份',
    labels: dated.map(([month = '']) => month.slice(2)),
    lines: names.map((name, column) => ({ name, values: dated.map((cells) => numberOf(cells[column + 1])) })),
    link: null,
  };
};

const cellsOf = (html: string, tag: 'th' | 'td'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => unescapeHtml(text));

const numberOf = (text = ''): number | null => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : null);

const elementOf = (mark: Mark): string => {
  if (mark.kind === 'rect')
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.color}"/>`;
  if (mark.kind === 'path')
    return `<path d="${mark.d}" fill="none" stroke="${mark.color}" stroke-width="${mark.width}" stroke-linejoin="round"/>`;
  const { x, y, text, size, color, anchor } = mark;
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="${color}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
};
