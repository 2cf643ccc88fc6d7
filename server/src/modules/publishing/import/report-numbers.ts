import type { Figure, KeyNumber } from '../../../db/schema/report.ts';
import { numberOf, textOf } from '../../../importer/import-kind.ts';

type Refused = { refused: string };

const MAX_POINTS = 12;
const LONGEST_POINT = 200;
const MAX_NUMBERS = 30;
const MAX_FIGURES = 200;
const LONGEST_NAME = 100;

/** Sentences of a cell, or a JSON list of sentences. */
export const keyPointsOf = (value: unknown): string[] | Refused => {
  const points = partsOf(value).map(textOf);
  if (points.length > MAX_POINTS) return { refused: `核心观点最多 ${MAX_POINTS} 条，现在有 ${points.length} 条` };
  const long = points.findIndex((point) => point.length > LONGEST_POINT);
  if (long >= 0) return { refused: `第 ${long + 1} 条核心观点过长，最多 ${LONGEST_POINT} 个字` };
  return points;
};

/** Parses 均价=3.25 元/公斤；上涨品种=12 个, or objects with label, value and unit. The value — means unknown. */
export const keyNumbersOf = (value: unknown): KeyNumber[] | Refused => {
  const numbers: KeyNumber[] = [];
  for (const part of partsOf(value)) {
    const given = isRecord(part) ? part : numberIn(textOf(part));
    const label = textOf(given?.label);
    const number = given && amountOf(given.value);
    if (!given || !label || number === undefined || Number.isNaN(number))
      return { refused: `关键数字无法识别（${shown(part)}），应写成 名称=数值 单位，如 均价=3.25 元/公斤` };
    const unit = textOf(given.unit);
    if (label.length > LONGEST_NAME || unit.length > LONGEST_NAME)
      return { refused: `关键数字的名称或单位过长（${shown(part)}），最多 ${LONGEST_NAME} 个字` };
    if (numbers.some((one) => one.label === label)) return { refused: `关键数字“${label}”写了两次` };
    numbers.push({ label, value: number, unit });
  }
  return numbers.length > MAX_NUMBERS ? { refused: `关键数字最多 ${MAX_NUMBERS} 个` } : numbers;
};

/** Parses 图：近五年均价 @3；表：主产区面积 @5, or objects with kind, title, page, columns and rows. The page is optional. */
export const figuresOf = (value: unknown): Figure[] | Refused => {
  const figures: Figure[] = [];
  for (const part of partsOf(value)) {
    const given = isRecord(part) ? part : figureIn(textOf(part));
    const kind = KINDS[textOf(given?.kind)];
    const title = textOf(given?.title);
    const page = numberOf(given?.page);
    if (!given || !kind || !title || (page !== null && !(Number.isInteger(page) && page > 0)))
      return { refused: `图表无法识别（${shown(part)}），应写成 图：标题 @页码 或 表：标题 @页码` };
    if (title.length > LONGEST_NAME) return { refused: `图表标题过长（${shown(part)}），最多 ${LONGEST_NAME} 个字` };
    const cells = cellsOf(given.columns, given.rows);
    if (!cells) return { refused: `图表“${title}”的 rows 与 columns 对不上：每行的格数应等于列数` };
    figures.push({ no: figures.length + 1, kind, title, page, ...cells, thumb: null, link: null });
  }
  return figures.length > MAX_FIGURES ? { refused: `图表最多 ${MAX_FIGURES} 张` } : figures;
};

const KINDS: Record<string, Figure['kind']> = { 图: 'chart', 表: 'table', chart: 'chart', table: 'table' };

/** A JSON list, or a cell split at semicolons, bars and line ends. */
const partsOf = (value: unknown): unknown[] => {
  const parts = Array.isArray(value) ? value : textOf(value).split(/[；;|\n]/);
  return parts.filter((part) => isRecord(part) || textOf(part) !== '');
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (part: unknown): string => (isRecord(part) ? JSON.stringify(part) : textOf(part)).slice(0, 60);

const numberIn = (text: string): Record<string, unknown> | null => {
  const match = /^([^=＝]+)[=＝]\s*([+-]?[\d,]+(?:\.\d+)?|—|-)?\s*(.*)$/.exec(text);
  return match && { label: match[1], value: match[2] ?? '', unit: match[3] };
};

/** null if the value is marked as unknown; undefined if it is missing. */
const amountOf = (value: unknown): number | null | undefined => {
  if (value === null || /^[—-]$/.test(textOf(value))) return null;
  return numberOf(value) ?? undefined;
};

const figureIn = (text: string): Record<string, unknown> | null => {
  const match = /^([图表])\s*[:：]\s*(.*?)\s*(?:[@＠]\s*(\S+))?$/.exec(text);
  return match && { kind: match[1], title: match[2], page: match[3] };
};

const cellsOf = (columns: unknown, rows: unknown): Pick<Figure, 'columns' | 'rows'> | null => {
  if (columns === undefined && rows === undefined) return { columns: [], rows: [] };
  if (!Array.isArray(columns) || !Array.isArray(rows) || columns.length === 0) return null;
  const fits = rows.every((row) => Array.isArray(row) && row.length === columns.length);
  if (!fits) return null;
  return { columns: columns.map(textOf), rows: rows.map((row: unknown[]) => row.map(textOf)) };
};
