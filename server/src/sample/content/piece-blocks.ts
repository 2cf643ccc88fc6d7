import { blocksOfMarkdown } from '../../importer/markdown-blocks.ts';
import { CHART_SIZE } from '../../modules/publishing/article/model/table-chart.ts';
import { escapeHtml, type Piece as TextPiece } from '../../text/rich-text.ts';
import type { Piece } from './read-pieces.ts';
import { fillFigures, type TextFigures } from './text-figures.ts';

const MONTHS = /^\{\{months ([^{}|]+)\}\}$/;

/** Markdown with its figures; a line `{{months …}}` becomes a table under its chart. */
export const pieceBlocks = ({ id, body }: Piece, figures: TextFigures | undefined): TextPiece[] =>
  body.split(/^(\{\{months [^{}|]+\}\})$/m).flatMap((part) => {
    const names = MONTHS.exec(part)?.[1] ?? '';
    const table = figures?.months[names];
    return table ? [chartOf(id, names.split(' ')), table] : blocksOfMarkdown(fillFigures(part, figures));
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
