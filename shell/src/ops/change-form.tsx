import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import { Button } from '@bee/ui/content';
import { Input } from '@bee/ui/interactive';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useChange } from './use-change.ts';

export type ChangeOrProblem = { change: ComposeChange['change'] } | { problem: string };

type ChangeFormProps = {
  /** Label of the submit button. */
  confirm: string;
  /** Sequence of the composition on the page. */
  sequence: number;
  /** The change to send, or why it cannot be sent yet. */
  readChange(): ChangeOrProblem;
  onClose(): void;
  /** The selected options and their effects. */
  children: ReactNode;
};

/** Asks for the reason of a change, sends it, and shows a refusal verbatim. */
export function ChangeForm({ confirm, sequence, readChange, onClose, children }: ChangeFormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const { send, busy, refusal } = useChange(onClose);
  const ids = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readChange();
    if ('problem' in result) return setProblem(result.problem);
    if (!reason.trim()) return setProblem('请填写原因，它会留在变更记录里');
    setProblem('');
    void send({ change: result.change, reason: reason.trim(), expected_sequence: sequence });
  };
  const message = problem || refusal;
  return (
    <form onSubmit={submit} onChange={() => setProblem('')} noValidate>
      {children}
      <label htmlFor={`${ids}reason`}>原因</label>
      <Input
        id={`${ids}reason`}
        value={reason}
        maxLength={500}
        onChange={setReason}
        placeholder="留在变更记录里，大家都能看到"
      />
      {message ? (
        <p className="shell-ops-refusal" role="alert">
          {message}
        </p>
      ) : null}
      <div className="shell-ops-actions">
        <Button size="small" onClick={onClose}>
          取消
        </Button>
        <Button size="small" kind="primary" type="submit" loading={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
