import { formatInstant } from './format.ts';

/** `cut`: why the file has fewer rows than there are. */
type Closing = { now: Date; address: string; citation: string; rows: number; total: number; cut?: string };

/** The last rows of the sheet 说明, in the same words in every export. */
export const closingNotes = ({
  now,
  address,
  citation,
  rows,
  total,
  cut = '其余未导出',
}: Closing): [string, string][] => [
  ['导出时间', formatInstant(now.toISOString())],
  ['时区', '北京时间（UTC+8）'],
  ['永久链接', address],
  ['引用格式', citation],
  ['行数', rows < total ? `${rows} 行（${cut}，共 ${total} 行）` : `${rows} 行（完整）`],
];

const MAX_PART = 60;

/** Valid on all systems, without extension: what the file holds, from the general to the particular, and the day. */
export const exportFileName = (parts: readonly (string | null | undefined)[], day: string): string =>
  [...parts, day]
    .flatMap(
      (part) =>
        part
          ?.replace(/[\\/:*?"<>|\s]+/g, '_')
          .replace(/^_+|_+$/g, '')
          .slice(0, MAX_PART) || [],
    )
    .join('_');

/** The right of the member has fewer rows than the query. */
export const CUT_BY_RIGHT = '按会员权益截取';

/** The first names, and how many more there are. */
export const fewNames = (names: readonly string[], shown = 3): string =>
  names.length > shown ? `${names.slice(0, shown).join('、')}等${names.length}个` : names.join('、');
