import type { Link } from '@bee/contracts/entity/link';
import type { Figure } from '../../../../db/schema/report.ts';
import type { Block } from '../../../../text/rich-text.ts';

/** Numbers of a chart: lines over time, or bars on both sides of zero. All values share one unit. */
export type Chart = {
  kind: 'chart';
  style: 'lines' | 'bars';
  caption: string;
  unit: string;
  /** Column head of the labels in the table of the same numbers, for example 月份. */
  labelTitle: string;
  labels: string[];
  lines: { name: string; values: (number | null)[] }[];
  link: Link | null;
};

export type Table = Extract<Block, { kind: 'table' }> & { link?: Link | null };

export type ReportBlock = Exclude<Block, { kind: 'table' }> | Table | Chart;

/** Source of a report's PDF and pictures. Headings of level 2 are its chapters. */
export type ReportDocument = {
  kindTitle: string;
  title: string;
  org: string;
  researchers: string[];
  date: string;
  issue: string | null;
  keyPoints: string[];
  blocks: ReportBlock[];
  /** Footer of every page. */
  note: string;
  /** Makes a long picture instead of a PDF. */
  diagram: boolean;
  /** Imported with its own PDF: only a cover is drawn, without the 示例数据 label. */
  imported?: true;
};

/** Charts and tables in order, with their numbers. */
export const figuresOf = (blocks: readonly ReportBlock[]): Figure[] =>
  blocks.filter(isFigure).map((block, index) => ({
    no: index + 1,
    kind: block.kind,
    title: block.caption,
    page: null,
    ...(block.kind === 'table' ? { columns: block.columns, rows: block.rows } : numbersOf(block)),
    thumb: null,
    link: block.link ?? null,
  }));

export const isFigure = (block: ReportBlock): block is Table | Chart =>
  block.kind === 'table' || block.kind === 'chart';

/** Blocks of the text on the report's page; charts are shown in the list of figures instead. */
export const textBlocksOf = (blocks: readonly ReportBlock[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'chart') return [];
    if (block.kind !== 'table') return [block];
    const { link: _link, ...table } = block;
    return [table];
  });

const numbersOf = ({ labelTitle, labels, lines, unit }: Chart): { columns: string[]; rows: string[][] } => ({
  columns: [labelTitle, ...lines.map(({ name }) => (unit ? `${name}（${unit}）` : name))],
  rows: labels.map((label, at) => [label, ...lines.map(({ values }) => numberText(values[at] ?? null))]),
});

export const numberText = (value: number | null): string => (value === null ? '—' : value.toFixed(2));
