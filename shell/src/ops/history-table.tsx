import type { CompositionStep } from '@bee/contracts/resource/operations-page';
import { formatInstant, MISSING } from '@bee/domain/format';
import { type Column, DataTable, Section, Tag } from '@bee/ui/content';

const ACTIONS: Record<string, string> = {
  set: '切换',
  canary: '灰度',
  promote: '转正',
  rollback: '回退',
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

/** Who made a change, and in which way. */
export const byWhom = ({ by_kind, by_name }: CompositionStep): string =>
  by_kind ? `${KINDS[by_kind]} ${by_name}` : '';

/** Compositions of before name the versions alone. */
const whatOf = ({ what, from, to }: CompositionStep): string =>
  what || (from || to ? `${from ?? MISSING} → ${to ?? MISSING}` : MISSING);

const columns: Column<CompositionStep>[] = [
  {
    key: 'sequence',
    title: '组合',
    width: 110,
    cell: ({ sequence, changed_at }) => (
      <>
        第 {sequence} 号<small className="shell-ops-id">{formatInstant(changed_at)}</small>
      </>
    ),
  },
  {
    key: 'what',
    title: '变更',
    width: 200,
    cell: (step) => (
      <span className="shell-ops-text">
        {ACTIONS[step.action] ? <Tag type="grey">{ACTIONS[step.action]}</Tag> : null} {whatOf(step)}
      </span>
    ),
  },
  { key: 'by', title: '由谁', width: 120, cell: (step) => byWhom(step) || MISSING },
  {
    key: 'reason',
    title: '原因',
    width: 200,
    cell: ({ reason }) => <span className="shell-ops-text">{reason || MISSING}</span>,
  },
];
