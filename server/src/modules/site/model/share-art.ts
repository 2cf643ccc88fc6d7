import type { DataFor } from '@bee/contracts/operations';
import { type Validity, validityTitle } from '@bee/domain/validity';

export type PolicyDays = {
  region: string | null;
  status: 'in_force' | Exclude<Validity, 'current' | 'pending'>;
  issued_at: string | null;
  effective_at: string | null;
  expires_at: string | null;
};

/** Where and from when to when a policy is in force; null if fewer than two of these are known. */
export const policySteps = (policy: PolicyDays): DataFor<'site/getShareCard'>['art'] => {
  const { region, status, issued_at, effective_at, expires_at } = policy;
  const ended = status === 'in_force' ? null : validityTitle('policy', status);
  const steps = [
    { title: '地区', text: region },
    { title: '发布', text: issued_at },
    { title: '施行', text: effective_at },
    ended ? { title: '效力', text: ended } : { title: '有效期至', text: expires_at },
  ].filter((step): step is { title: string; text: string } => Boolean(step.text));
  return steps.length > 1 ? { kind: 'steps', steps } : null;
};
