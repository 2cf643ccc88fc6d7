import type { DataFor } from '@bee/contracts/operations';
import { DownloadButton, type Sheet } from '@bee/ui/data';
import { type StandardQuery, standardHref } from '../list/standard-query.ts';

type LimitDownloadProps = { found: DataFor<'standard/findLimits'>; query: StandardQuery };

export function LimitDownload({ found, query }: LimitDownloadProps) {
  return found.total === 0 ? null : <DownloadButton sheet={limitSheet(found, query)} />;
}

/** The current page; numeric values stay numbers, texts are kept in their own column. */
export const limitSheet = (found: LimitDownloadProps['found'], query: StandardQuery): Sheet => ({
  title: `${[query.food, query.substance].filter(Boolean).join('')}限量`,
  columns: [
    { title: '物质', type: 'text' },
    { title: '类型', type: 'text' },
    { title: '限量', type: 'number', decimals: 4 },
    { title: '限量原文', type: 'text' },
    { title: '单位', type: 'text' },
    { title: '限量所定的食品', type: 'text' },
    { title: '类别路径', type: 'text' },
    { title: '级别', type: 'text' },
    { title: '是否适用', type: 'text' },
    { title: '来源', type: 'text' },
    { title: '标准', type: 'text' },
    { title: '条款', type: 'text' },
    { title: '备注', type: 'text' },
  ],
  rows: found.list.map((row) => [
    row.substance,
    row.kind,
    row.value,
    row.value_text,
    row.unit,
    row.food_text,
    row.group_path.join(' › '),
    row.via,
    row.applies ? '适用' : '有更近一级的限量',
    row.authority,
    row.standard?.code ?? null,
    row.clause,
    row.note,
  ]),
  facts: [
    ['来源', `${found.source.name}${found.source.sample ? '（示例数据）' : ''}`],
    ['单位', '见“单位”列，照录来源'],
    ['数据截止', found.updated_at?.slice(0, 10) ?? '—'],
    [
      '筛选条件',
      [
        `食品：${query.food ?? '不限'}`,
        `物质：${query.substance ?? '不限'}`,
        `类型：${query.kind ?? '不限'}`,
        `来源：${query.authority ?? '不限'}`,
      ].join('；'),
    ],
  ],
  to: standardHref(query, { page: query.page }),
  total: found.total,
});
