import type { CardRow } from '../../article/store/article-columns.ts';

/** GB/T 7714: 机构. 题名[R/OL]. 日期. */
export const citationOf = (row: CardRow): string =>
  `${row.report?.org_name ?? row.source_name ?? '农小蜂'}. ${row.title}[R/OL]. ${row.published_at ?? '日期不详'}.`;
