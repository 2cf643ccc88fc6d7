import type { CompositionStep } from '@bee/contracts/resource/operations-page';
import { formatInstant } from '@bee/domain/format';
import { Modal } from '@bee/ui/interactive';
import { useState } from 'react';
import { ChangeForm } from './change-form.tsx';
import { DifferenceList } from './difference-list.tsx';
import { GateAnswer } from './gate-answer.tsx';
import { byWhom } from './history-table.tsx';

type RollbackAllDialogProps = {
  /** Newest first. */
  history: CompositionStep[];
  /** Sequence of the composition on the page. */
  sequence: number;
  onClose(): void;
};

const SHOWN = 10;

/** Actions that do not change any release. */
const KEEPING = new Set(['freeze', 'unfreeze']);

/** Releases have changed since that composition, so rolling back to it has an effect. */
const differsFrom = ({ sequence }: CompositionStep, history: CompositionStep[]): boolean =>
  history.some((step) => step.sequence > sequence && !KEEPING.has(step.action));

/** Those of the latest to which a rollback would change something. */
export const earlierSteps = (history: CompositionStep[], sequence: number): CompositionStep[] =>
  history.filter((step) => step.sequence < sequence && differsFrom(step, history)).slice(0, SHOWN);

/** Rolls every remote back to an earlier composition, after showing the differences. */
export function RollbackAllDialog({ history, sequence, onClose }: RollbackAllDialogProps) {
  const earlier = earlierSteps(history, sequence);
  const [to, setTo] = useState(earlier[0]?.sequence ?? null);
  const change = to === null ? null : { action: 'rollbackAll' as const, sequence: to };
  return (
    <Modal visible title="全部回退" onClose={onClose} className="shell-ops-dialog">
      <ChangeForm
        confirm={to === null ? '确认回退' : `确认回退到第 ${to} 号`}
        sequence={sequence}
        readChange={() => (change ? { change } : { problem: '没有更早的组合' })}
        onClose={onClose}
      >
        <p>外壳与每个应用都回到那一号组合的版本，正在进行的灰度结束；冻结的照样回退，并且仍然冻结。</p>
        <fieldset className="shell-ops-choice">
          <legend>回退到</legend>
          {earlier.map((step) => (
            <label key={step.sequence}>
              <input
                type="radio"
                name="sequence"
                checked={to === step.sequence}
                onChange={() => setTo(step.sequence)}
              />
              <span>
                第 {step.sequence} 号 <small>{formatInstant(step.changed_at)}</small>
                <small className="shell-ops-note">{[step.what, byWhom(step)].filter(Boolean).join(' · ')}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {change ? (
          <>
            <DifferenceList of={{ sequence: change.sequence }} />
            <GateAnswer change={change} sequence={sequence} />
          </>
        ) : null}
      </ChangeForm>
    </Modal>
  );
}
