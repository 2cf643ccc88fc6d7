import type { ComposedPart } from '@bee/contracts/resource/operations-page';
import { USUAL_CANARY_PLAN } from '@bee/domain/canary-plan';
import { typedNumber } from '@bee/domain/typed-number';
import { Input, Modal } from '@bee/ui/interactive';
import { useId, useState } from 'react';
import { CanaryPlanFields } from './canary-plan-fields.tsx';
import { ChangeForm } from './change-form.tsx';
import {
  type ChangeKind,
  changeTitles,
  initialInput,
  inputProblem,
  kindsFor,
  releaseAfter,
  requestFor,
  takesRelease,
} from './change-kinds.ts';
import { DifferenceList } from './difference-list.tsx';
import { GateAnswer } from './gate-answer.tsx';
import { PreviewLink } from './preview-link.tsx';
import { ReleaseChoice } from './release-choice.tsx';

type ChangeDialogProps = {
  part: ComposedPart;
  /** Sequence of the composition on the page. */
  sequence: number;
  onClose(): void;
};

/**
 * Lets an operator choose a change of one remote, shows differences and violations, and sends it after confirmation.
 */
export function ChangeDialog({ part, sequence, onClose }: ChangeDialogProps) {
  const kinds = kindsFor(part);
  const [input, setInput] = useState(() => initialInput(part, kinds[0] ?? 'rollback'));
  const [percent, setPercent] = useState(String(input.percent));
  const ids = useId();

  const readChange = () => {
    const values = { ...input, percent: typedNumber(percent) };
    const problem = inputProblem(part, values);
    return problem ? { problem } : { change: requestFor(part, values) };
  };
  const choose = (kind: ChangeKind) => setInput(initialInput(part, kind));
  const after = releaseAfter(part, input);
  return (
    <Modal visible title={`变更 ${part.title}`} onClose={onClose} className="shell-ops-dialog">
      <ChangeForm
        confirm={`确认${changeTitles[input.kind]}`}
        sequence={sequence}
        readChange={readChange}
        onClose={onClose}
      >
        <fieldset className="shell-ops-kinds">
          <legend>操作</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" checked={input.kind === kind} onChange={() => choose(kind)} />
              {changeTitles[kind]}
            </label>
          ))}
        </fieldset>
        {takesRelease(input.kind) ? (
          <ReleaseChoice
            part={part}
            kind={input.kind}
            value={input.release}
            onChange={(release) => setInput({ ...input, release })}
          />
        ) : null}
        {input.kind === 'canary' ? (
          <>
            <div className="shell-ops-line">
              {input.plan ? null : (
                <>
                  <label htmlFor={`${ids}percent`}>灰度比例</label>
                  <Input id={`${ids}percent`} inputMode="decimal" value={percent} onChange={setPercent} suffix="%" />
                </>
              )}
              <label>
                <input
                  type="checkbox"
                  checked={input.plan !== null}
                  onChange={() => setInput({ ...input, plan: input.plan ? null : USUAL_CANARY_PLAN })}
                />
                逐步扩大，自动转正或撤下
              </label>
              <label>
                <input
                  type="checkbox"
                  checked={!input.visitors}
                  onChange={() => setInput({ ...input, visitors: !input.visitors })}
                />
                只给会员
              </label>
            </div>
            {input.plan ? (
              <CanaryPlanFields value={input.plan} onChange={(plan) => setInput({ ...input, plan })} />
            ) : null}
          </>
        ) : null}
        {after ? (
          <>
            <DifferenceList of={{ versions: { [part.name]: after } }} />
            <PreviewLink name={part.name} release={after} />
            <GateAnswer change={requestFor(part, input)} sequence={sequence} />
          </>
        ) : null}
      </ChangeForm>
    </Modal>
  );
}
