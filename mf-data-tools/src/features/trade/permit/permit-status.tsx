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

export const statusOf = (value: string | undefined): PermitStatus | undefined =>
  permitStatuses.find((status) => status === value);

/** What holds, and since when: a suspension always with its day. */
export function PermitTag({ permit }: { permit: Pick<Permit, 'status' | 'suspended_at'> }) {
  return (
    <Tag type={looks[permit.status]}>
      {permitTitles[permit.status]}
      {permit.status === 'suspended' && permit.suspended_at ? ` ${permit.suspended_at} 起` : ''}
    </Tag>
  );
}
