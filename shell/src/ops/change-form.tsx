import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import { Button } from '@bee/ui/content';
import { Field, Form, type Rules, useFormModel } from '@bee/ui/interactive';
import type { ReactNode } from 'react';
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

const rules: Rules<{ reason: string }> = {
  reason: [{ required: true, trigger: 'change', message: '请填写原因，它会留在变更记录里' }],
};

/** Asks for the reason of a change, sends it, and shows a refusal verbatim. */
export function ChangeForm({ confirm, sequence, readChange, onClose, children }: ChangeFormProps) {
  const form = useFormModel({ initial: { reason: '' }, rules });
  const { send, refusal } = useChange(onClose);
  const result = readChange();
  const problem = 'problem' in result ? result.problem : undefined;
  const submit = async ({ reason }: { reason: string }) => {
    if ('change' in result) await send({ ...result, reason: reason.trim(), expected_sequence: sequence });
  };
  return (
    <Form model={form} onSubmit={(typed) => form.send(() => submit(typed))}>
      {children}
      <Field {...form.field('reason')} label="原因" maxLength={500} placeholder="留在变更记录里，大家都能看到" />
      {refusal ? (
        <p className="shell-ops-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
      <div className="shell-ops-actions">
        {problem ? <span className="shell-ops-note">{problem}</span> : null}
        <Button size="small" onClick={onClose}>
          取消
        </Button>
        <Button size="small" kind="primary" type="submit" loading={form.sending} disabled={problem !== undefined}>
          {confirm}
        </Button>
      </div>
    </Form>
  );
}
