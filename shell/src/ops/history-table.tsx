import type { CompositionStep } from '@bee/contracts/resource/operations-page';
import { formatInstant, MISSING } from '@bee/domain/format';
import { type Column, DataTable, Section } from '@bee/ui/content';
import { versionOf } from './figures.ts';

const ACTIONS: Record<string, string> = {
  set: '切换',
  canary: '灰度',
  promote: '转正',
  rollback: '回滚',
  withdraw: '撤下',
  freeze: '冻结',
  unfreeze: '解冻',
  deploy: '部署',
};
const KINDS = { cli: '命令行', operator: '运营', auto: '自动', deploy: '部署' };

/** The last changes of the composition: what, of what, by whom and why. */
export const HistoryTable = ({ steps }: { steps: CompositionStep[] }) => (
  <Section title="最近的变更" note="最多 20 次" flush>
    <DataTable
      caption="组合最近的变更"
      hideCaption
      columns={columns}
      rows={steps}
      rowKey={({ sequence }) => String(sequence)}
    />
  </Section>
);

const columns: Column<CompositionStep>[] = [
  { key: 'sequence', title: '组合', width: 80, cell: ({ sequence }) => `第 ${sequence} 号` },
  { key: 'at', title: '时间', width: 150, cell: ({ changed_at }) => formatInstant(changed_at) },
  { key: 'action', title: '动作', width: 60, cell: ({ action }) => ACTIONS[action] ?? MISSING },
  { key: 'remote', title: '应用', width: 110, cell: ({ remote }) => remote ?? MISSING },
  {
    key: 'versions',
    title: '版本',
    width: 150,
    cell: ({ from, to }) => (from === to ? versionOf(to) : `${versionOf(from)} → ${versionOf(to)}`),
    hint: ({ from, to }) => (from || to ? `${from ?? MISSING} → ${to ?? MISSING}` : undefined),
  },
  {
    key: 'by',
    title: '由谁',
    width: 120,
    cell: ({ by_kind, by_name }) => (by_kind ? `${KINDS[by_kind]} ${by_name}` : MISSING),
  },
  {
    key: 'reason',
    title: '原因',
    width: 240,
    cell: ({ reason }) => <span className="shell-ops-text">{reason || MISSING}</span>,
  },
];
