import type { ComposedPart, Rollout } from '@bee/contracts/resource/operations-page';
import { canaryPlanText } from '@bee/domain/canary-plan';
import { Tag } from '@bee/ui/content';

type RolloutNoteProps = {
  steps: NonNullable<ComposedPart['canary']>['steps'];
  rollout: Rollout | undefined;
};

/** The plan of a canary, what its figures say, and what it waits for. */
export function RolloutNote({ steps, rollout }: RolloutNoteProps) {
  if (!steps) return null;
  return (
    <>
      {steps.paused ? <Tag type="honey">已暂停</Tag> : null}
      {rollout?.worse ? <Tag type="red">比正式版本差</Tag> : null}
      <small className="shell-ops-note">逐步 {canaryPlanText(steps).percents} %</small>
      {rollout ? <small className="shell-ops-note">{rollout.wait || '可以扩大'}</small> : null}
      {rollout?.figures.map((figure) => (
        <small key={figure} className="shell-ops-note">
          {figure}
        </small>
      ))}
    </>
  );
}
