import { useDraft } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import './ops.css';

type NoteFormProps = {
  /** Of what it is about; names the draft. */
  id: string;
  initial: string;
  busy: boolean;
  /** Who reads it, where that is not the operators alone. */
  label?: string;
  /** What the button that sends it says. */
  submit?: string;
  /** Resolves to whether it was kept. */
  onSave: (note: string) => Promise<boolean>;
  onCancel: () => void;
};

const LONGEST_NOTE = 500;

/** Asks what came of it before it is closed. What is typed survives a document load. */
export const NoteForm = ({
  id,
  initial,
  busy,
  label = '处理说明（选填，只有运营人员看得到）',
  submit = '记为已处理',
  onSave,
  onCancel,
}: NoteFormProps) => {
  const [note, setNote, forget] = useDraft(`ops-feedback:${id}`, initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = useId();
  useEffect(() => field.current?.focus(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSave(note.trim())) forget();
  };
  return (
    <form className="member-ops-form" onSubmit={(event) => void save(event)}>
      <label htmlFor={name}>{label}</label>
      <textarea
        ref={field}
        id={name}
        className="member-ops-field"
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="member-ops-actions">
        <Button type="submit" kind="primary" loading={busy}>
          {submit}
        </Button>
        <Button
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          取消
        </Button>
      </div>
    </form>
  );
};
