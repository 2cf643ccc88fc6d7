import type { CompositionStep } from '@bee/contracts/resource/operations-page';
import { changeName } from '@bee/domain/composition-change';
import { formatInstant, MISSING } from '@bee/domain/format';
import { type Column, DataTable, Section, Tag } from '@bee/ui/content';

const KINDS = { cli: '命令行', operator: '运营', auto: '自动', deploy: '部署' };

/** The latest changes of the composition: action, remote, author and reason. */
export function HistoryTable({ steps }: { steps: CompositionStep[] }) {
  return (
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
}

/** Author of a change, and how it was made. */
export const byWhom = ({ by_kind, by_name }: CompositionStep): string =>
  by_kind ? `${KINDS[by_kind]} ${by_name}` : '';

/** Old compositions record only versions. */
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
        {changeName(step.action) ? <Tag type="grey">{changeName(step.action)}</Tag> : null} {whatOf(step)}
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
