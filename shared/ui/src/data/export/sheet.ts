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
  /** 大白菜价格走势; also the base of file names. */
  title: string;
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
export const describeSheet = (sheet: Sheet, now: { at: string; day: string; address: string }): [string, string][] => {
  const { rows, total = rows.length } = sheet;
  const source = sheet.facts.find(([label]) => label === '来源')?.[1] ?? '农小蜂';
  return [
    ['名称', sheet.title],
    ...sheet.facts,
    ['导出时间', now.at],
    ['永久链接', now.address],
    ['引用格式', `${source}. ${sheet.title}[DB/OL]. 农小蜂. [${now.day}]. ${now.address}.`],
    ['行数', rows.length < total ? `${rows.length} 行，共 ${total} 行，其余未导出` : `${rows.length} 行，未截断`],
  ];
};

/** A file name that is valid on all systems. */
export const fileName = (sheet: Sheet, day: string, ending: string): string =>
  `${sheet.title.replace(/[\\/:*?"<>|\s]+/g, '_').slice(0, 60)}_${day}.${ending}`;
