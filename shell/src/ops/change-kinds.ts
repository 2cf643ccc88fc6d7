import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import type { ComposedPart } from '@bee/contracts/resource/operations-page';
import { type CanaryPlanText, canaryPlanText, readCanaryPlan, USUAL_CANARY_PLAN } from '@bee/domain/canary-plan';

export type ChangeKind =
  | 'set'
  | 'canary'
  | 'pause'
  | 'resume'
  | 'promote'
  | 'endCanary'
  | 'rollback'
  | 'freeze'
  | 'unfreeze';

export type ChangeInput = {
  kind: ChangeKind;
  /** Release id; null when none is selected. */
  release: string | null;
  percent: number;
  /** False: only members get the canary. */
  visitors: boolean;
  /** Null: the share of the canary changes only on request. */
  plan: CanaryPlanText | null;
};

export const changeTitles: Record<ChangeKind, string> = {
  set: '切换版本',
  canary: '灰度',
  pause: '暂停扩大',
  resume: '继续扩大',
  promote: '灰度转正',
  endCanary: '结束灰度',
  rollback: '回退',
  freeze: '冻结',
  unfreeze: '解冻',
};

/** The changes that a part allows; a frozen one can only be rolled back or unfrozen. */
export const kindsFor = ({ canary, frozen }: ComposedPart): ChangeKind[] => {
  if (frozen !== null) return [...(canary ? (['endCanary'] as const) : []), 'rollback', 'unfreeze'];
  const { steps } = canary ?? {};
  const ofSteps: ChangeKind[] = steps ? [steps.paused ? 'resume' : 'pause'] : [];
  const ofCanary: ChangeKind[] = canary ? ['promote', 'endCanary'] : [];
  return ['set', 'canary', ...ofSteps, ...ofCanary, 'rollback', 'freeze'];
};

export const takesRelease = (kind: ChangeKind): boolean => kind === 'set' || kind === 'canary' || kind === 'rollback';

/** Initial values of the dialog. A rollback ends a running canary before it changes the active release. */
export const initialInput = (part: ComposedPart, kind: ChangeKind): ChangeInput => ({
  kind,
  release:
    kind === 'rollback' && !part.canary
      ? part.last_known_good
      : kind === 'canary'
        ? (part.canary?.release.release ?? null)
        : null,
  percent: part.canary?.percent ?? 10,
  visitors: part.canary?.visitors ?? true,
  plan: part.canary ? part.canary.steps && canaryPlanText(part.canary.steps) : USUAL_CANARY_PLAN,
});

/** The release that would become active; null when the active one stays. */
export const releaseAfter = ({ canary }: ComposedPart, { kind, release }: ChangeInput): string | null => {
  if (kind === 'promote') return canary?.release.release ?? null;
  return takesRelease(kind) ? release : null;
};

/** A rollback without a release is valid while a canary runs: it ends the canary and keeps the active release. */
export const endsCanaryOnly = ({ canary }: ComposedPart, kind: ChangeKind): boolean =>
  kind === 'rollback' && canary !== null;

/** Why the change cannot be sent; null when it can. */
export const inputProblem = (part: ComposedPart, { kind, release, percent, plan }: ChangeInput): string | null => {
  if (takesRelease(kind) && !release && !endsCanaryOnly(part, kind)) return '请选择一个版本';
  return kind === 'canary' && !plan && !(percent >= 0 && percent <= 100) ? '灰度比例为 0 到 100' : null;
};

export const requestFor = (
  { name, canary }: ComposedPart,
  { kind, release, percent, visitors, plan }: ChangeInput,
): ComposeChange['change'] => {
  switch (kind) {
    case 'set':
      return { action: 'set', versions: { [name]: release ?? '' } };
    case 'canary':
      return {
        action: 'canary',
        remote: name,
        visitors,
        ...(release && { release }),
        ...shareOf(percent, plan, canary?.release.release === release ? canary : null),
      };
    case 'pause':
    case 'resume': {
      const steps = { ...(canary?.steps ?? readCanaryPlan(USUAL_CANARY_PLAN)), paused: kind === 'pause' };
      return { action: 'canary', remote: name, percent: canary?.percent ?? 0, visitors, steps };
    }
    case 'rollback':
      return { action: 'rollback', remote: name, ...(release && { version: release }) };
    default:
      return { action: kind, remote: name };
  }
};

/** A plan begins with its first step; the same release keeps the share that it has reached. */
const shareOf = (percent: number, plan: CanaryPlanText | null, canary: ComposedPart['canary']) => {
  if (!plan) return { percent };
  const steps = readCanaryPlan(plan);
  return { percent: canary?.steps ? percent : (steps.percents[0] ?? 0), steps };
};
