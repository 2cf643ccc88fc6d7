import type { Permit, PermitStatus } from '@bee/contracts/resource/trade';
import { Tag } from '@bee/ui/content';

export const permitTitles: Record<PermitStatus, string> = {
  allowed: '已准入',
  conditional: '有条件准入',
  suspended: '暂停进口',
  none: '未准入',
};

export const permitStatuses: readonly PermitStatus[] = ['allowed', 'conditional', 'suspended', 'none'];

const looks = { allowed: 'green', conditional: 'honey', suspended: 'red', none: 'grey' } as const;

/**
 * 4 个可以输华，1 个暂停进口，1 个未准入: suspended permits are counted separately.
 * @param counter 个, 种
 */
export const permitCounts = (permits: readonly Pick<Permit, 'status'>[], counter: string): string => {
  const count = (...statuses: PermitStatus[]) => permits.filter(({ status }) => statuses.includes(status)).length;
  const [open, suspended, none] = [count('allowed', 'conditional'), count('suspended'), count('none')];
  return [
    `${open} ${counter}可以输华`,
    suspended > 0 ? `${suspended} ${counter}${permitTitles.suspended}` : '',
    none > 0 ? `${none} ${counter}${permitTitles.none}` : '',
  ]
    .filter(Boolean)
    .join('，');
};

/** Status and its start date; a suspension always shows its day. */
export function PermitTag({ permit }: { permit: Pick<Permit, 'status' | 'suspended_at'> }) {
  return (
    <Tag type={looks[permit.status]}>
      {permitTitles[permit.status]}
      {permit.status === 'suspended' && permit.suspended_at ? ` ${permit.suspended_at} 起` : ''}
    </Tag>
  );
}
