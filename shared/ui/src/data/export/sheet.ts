import { shanghaiDay } from '@bee/domain/calendar-day';
import { closingNotes, exportFileName } from '@bee/domain/export-notes';

export type SheetCell = string | number | null;

export type SheetColumn = {
  title: string;
  /** Shown in the head: 均价（元/公斤）. */
  unit?: string;
  /** Codes and days are kept as text or day; numbers are numeric cells. */
  type: 'text' | 'day' | 'number';
  decimals?: number;
};

/** A table for export: the shown rows, and the facts needed to find and verify the data. */
export type Sheet = {
  /** 大白菜价格走势; also the beginning of file names. */
  title: string;
  /** What tells this view of the title from another one in file names: markets, period, unit. */
  variant?: readonly string[];
  columns: SheetColumn[];
  rows: SheetCell[][];
  /** 来源, 单位, 频率, 筛选条件 … in order. */
  facts: [label: string, value: string][];
  /** Path and query that restore the view. */
  to: string;
  /** Total number of rows, if the file has fewer. */
  total?: number;
};

export const headOf = ({ title, unit }: SheetColumn): string => (unit ? `${title}（${unit}）` : title);

/** Sheet 说明: the facts, time and address of the export, citation, and whether data is missing. */
export const describeSheet = (sheet: Sheet, { now, address }: { now: Date; address: string }): [string, string][] => {
  const { rows, total = rows.length } = sheet;
  const citation = `${factOf(sheet, '来源') ?? '农小蜂'}. ${sheet.title}[DB/OL]. 农小蜂. [${shanghaiDay(now)}]. ${address}.`;
  return [['名称', sheet.title], ...sheet.facts, ...closingNotes({ now, address, citation, rows: rows.length, total })];
};

export const factOf = ({ facts }: Pick<Sheet, 'facts'>, wanted: string): string | undefined =>
  facts.find(([label]) => label === wanted)?.[1];

export const fileName = ({ title, variant = [] }: Sheet, day: string, ending: string): string =>
  `${exportFileName([title, ...variant], day)}.${ending}`;
