import { Button } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import './order-detail.css';
import './submit.css';
import '../../components/buying.css';

type ReasonDialogProps = {
  title: string;
  /** Explains the consequences. */
  children: ReactNode;
  /** Common reasons, selectable with one click. */
  usual: string[];
  confirmText: string;
  busy: boolean;
  onConfirm(reason: string): void;
  onClose(): void;
};

const SHORTEST = 2;
const LONGEST = 200;

/** Asks for a reason before an action. */
export const ReasonDialog = ({ title, children, usual, confirmText, busy, onConfirm, onClose }: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const field = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    if (given.length < SHORTEST) return setProblem('请选择或填写原因');
    onConfirm(given);
  };
  return (
    <Modal visible title={title} onClose={onClose}>
      <form className="member-reason" onSubmit={submit}>
        <p>{children}</p>
        <fieldset className="member-chips">
          <legend>原因</legend>
          {usual.map((one, index) => (
            <Button
              key={one}
              aria-pressed={reason === one}
              data-first-focus={index === 0 || undefined}
              onClick={() => {
                setReason(one);
                setProblem('');
              }}
            >
              {one}
            </Button>
          ))}
        </fieldset>
        <label htmlFor={field} className="bee-quiet">
          原因
        </label>
        <textarea
          id={field}
          className="member-field"
          rows={3}
          maxLength={LONGEST}
          placeholder="也可以自己填写"
          value={reason}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${field}problem`}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setProblem('');
          }}
        />
        <p id={`${field}problem`} className="member-problem" role="status">
          {problem}
        </p>
        <div className="member-acts is-end">
          <Button onClick={onClose}>再想想</Button>
          <Button type="submit" kind="danger" loading={busy}>
            {confirmText}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
