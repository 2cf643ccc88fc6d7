import type { SourceRow } from '../../sources/index.ts';

/** Citation in GB/T 7714 format: 机构. 题名[DB/OL]. 更新日期. */
export const citeTable = (title: string, source: SourceRow | undefined, updatedAt: string): string =>
  `${source?.publisher ?? source?.name ?? '农小蜂'}. ${title}${source?.sample ? '（示例数据）' : ''}[DB/OL]. ${updatedAt.slice(0, 10)}.`;
