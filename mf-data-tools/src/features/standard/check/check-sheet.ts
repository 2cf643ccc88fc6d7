import type { DataFor } from '@bee/contracts/operations';
import type { Sheet } from '@bee/ui/data';
import { viewHref } from '../list/standard-query.ts';
import { adviceOf, checkStates } from './check-state.ts';

/** Every line with its result, as a file. */
export const checkSheet = (answer: DataFor<'standard/checkNumbers'>): Sheet => ({
  title: '标准编号核对结果',
  columns: [
    { title: '行', type: 'number', decimals: 0 },
    { title: '原文', type: 'text' },
    { title: '状态', type: 'text' },
    { title: '标准编号', type: 'text' },
    { title: '标准名称', type: 'text' },
    { title: '实施日期', type: 'day' },
    { title: '废止日期', type: 'day' },
    { title: '替代标准', type: 'text' },
    { title: '说明', type: 'text' },
  ],
  rows: answer.list.map((row) => [
    row.line,
    row.text,
    checkStates[row.state].title,
    row.standard?.code ?? null,
    row.standard?.title ?? null,
    row.standard?.effective_at ?? null,
    row.standard?.repealed_at ?? null,
    row.successor?.code ?? null,
    adviceOf(row),
  ]),
  facts: [
    ['来源', `${answer.source.name}${answer.source.sample ? '（示例数据）' : ''}`],
    ['数据截止', answer.updated_at?.slice(0, 10) ?? '—'],
    ['说明', '没有写年代号的按现行版本回答；未收录不等于不存在'],
  ],
  to: viewHref('check'),
  total: answer.list.length + answer.left_out,
});
