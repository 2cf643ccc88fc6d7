export type SheetCell = string | number | null;

export type SheetColumn = {
  title: string;
  /** Stands in the head: 均价（元/公斤）. */
  unit?: string;
  /** Codes and days stay what they are; numbers are numbers. */
  type: 'text' | 'day' | 'number';
  decimals?: number;
};

/** A table as file: what is shown, and facts that let somebody find and check it again. */
export type Sheet = {
  /** 大白菜价格走势; file names come from it. */
  title: string;
  columns: SheetColumn[];
  rows: SheetCell[][];
  /** 来源, 单位, 频率, 筛选条件 … in order. */
  facts: [label: string, value: string][];
  /** Path and query that show the same view. */
  to: string;
  /** Rows that there are in all, where the file has fewer. */
  total?: number;
};

export const headOf = ({ title, unit }: SheetColumn): string => (unit ? `${title}（${unit}）` : title);

/** Sheet 说明: the facts, when and from where the file came, how to cite it, whether anything is missing. */
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

/** A file name that every system takes. */
export const fileName = (sheet: Sheet, day: string, ending: string): string =>
  `${sheet.title.replace(/[\\/:*?"<>|\s]+/g, '_').slice(0, 60)}_${day}.${ending}`;
