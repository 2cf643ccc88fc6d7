import { blocksOfMarkdown } from '../../importer/markdown-blocks.ts';
import { CHART_SIZE } from '../../modules/publishing/article/model/table-chart.ts';
import { escapeHtml, type Piece as TextPiece } from '../../text/rich-text.ts';
import { fillFigures, monthsTable } from './piece-figures.ts';
import type { Piece } from './read-pieces.ts';

const MONTHS = /^\{\{months ([^{}|]+)\}\}$/;

/** Markdown with its placeholders filled as of `date`; a line `{{months …}}` becomes a table under its chart. */
export const pieceBlocks = ({ id, body }: Piece, date: string): TextPiece[] =>
  body.split(/^(\{\{months [^{}|]+\}\})$/m).flatMap((part) => {
    const names = MONTHS.exec(part)?.[1]?.split(' ');
    return names ? [chartOf(id, names), monthsTable(names, date)] : blocksOfMarkdown(fillFigures(part, date));
  });

/** The server draws it from the table that follows. */
const chartOf = (id: string, names: string[]): TextPiece => {
  const caption = `${names.join('、')}近十二个月的月均价，数字见下表`;
  const { width, height } = CHART_SIZE;
  return {
    kind: 'markup',
    html: `<p><img src="/api/article/diagram/${id}.svg" alt="${escapeHtml(`折线图：${caption}`)}" width="${width}" height="${height}"></p>`,
    text: caption,
  };
};
