import type { ComposedPart } from '@bee/contracts/resource/operations-page';
import { Button } from '@bee/ui/content';
import { Input, Modal } from '@bee/ui/interactive';
import { type FormEvent, useId, useState } from 'react';
import {
  type ChangeKind,
  changeTitles,
  firstWish,
  kindsFor,
  releaseAfter,
  requestFor,
  takesRelease,
  wishProblem,
} from './change-kinds.ts';
import { DifferenceList } from './difference-list.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import { useChange } from './use-change.ts';

type ChangeDialogProps = {
  part: ComposedPart;
  /** Of the composition that is looked at. */
  sequence: number;
  onClose(): void;
};

/** Asks what is to be done to a part, shows what would differ, and only then does it. */
export const ChangeDialog = ({ part, sequence, onClose }: ChangeDialogProps) => {
  const kinds = kindsFor(part);
  const [wish, setWish] = useState(() => firstWish(part, kinds[0] ?? 'rollback'));
  const [percent, setPercent] = useState(String(wish.percent));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const { send, busy, refusal } = useChange(onClose);
  const ids = useId();

  const choose = (kind: ChangeKind) => {
    setProblem('');
    setWish(firstWish(part, kind));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = { ...wish, percent: percent.trim() === '' ? Number.NaN : Number(percent) };
    const found = wishProblem(asked, reason);
    setProblem(found ?? '');
    if (!found) void send({ change: requestFor(part.name, asked), reason: reason.trim(), expected_sequence: sequence });
  };
  const after = releaseAfter(part, wish);
  const said = problem || refusal;
  return (
    <Modal visible title={`变更 ${part.title}`} onClose={onClose} className="shell-ops-dialog">
      <form onSubmit={submit} noValidate>
        <fieldset className="shell-ops-kinds">
          <legend>操作</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" checked={wish.kind === kind} onChange={() => choose(kind)} />
              {changeTitles[kind]}
            </label>
          ))}
        </fieldset>
        {takesRelease(wish.kind) ? (
          <ReleaseChoice
            part={part}
            kind={wish.kind}
            value={wish.release}
            onChange={(release) => setWish({ ...wish, release })}
          />
        ) : null}
        {wish.kind === 'canary' ? (
          <div className="shell-ops-line">
            <label htmlFor={`${ids}percent`}>灰度比例</label>
            <Input
              id={`${ids}percent`}
              type="number"
              min={0}
              max={100}
              step={1}
              value={percent}
              onChange={setPercent}
              suffix="%"
            />
            <label>
              <input
                type="checkbox"
                checked={!wish.visitors}
                onChange={() => setWish({ ...wish, visitors: !wish.visitors })}
              />
              只给会员
            </label>
          </div>
        ) : null}
        {after ? <DifferenceList name={part.name} release={after} /> : null}
        <label htmlFor={`${ids}reason`}>原因</label>
        <Input
          id={`${ids}reason`}
          value={reason}
          maxLength={500}
          onChange={setReason}
          placeholder="留在变更记录里，大家都能看到"
        />
        {said ? (
          <p className="shell-ops-refusal" role="alert">
            {said}
          </p>
        ) : null}
        <div className="shell-ops-actions">
          <Button size="small" onClick={onClose}>
            取消
          </Button>
          <Button size="small" kind="primary" type="submit" loading={busy}>
            确认{changeTitles[wish.kind]}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
