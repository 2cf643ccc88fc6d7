import { toast, useDraft } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import './ops.css';

type NoteFormProps = {
  /** Id of the subject; part of the draft's key. */
  id: string;
  initial: string;
  busy: boolean;
  /** Label of the field, if the note is not for operators only. */
  label?: string;
  /** Shown when the note is empty; without it the note is optional. */
  needed?: string;
  /** Label of the submit button. */
  submit?: string;
  /** Resolves to whether the note was saved. */
  onSave: (note: string) => Promise<boolean>;
  onCancel: () => void;
};

const LONGEST_NOTE = 500;

/** A form for a note. Its draft survives a reload. */
export const NoteForm = ({
  id,
  initial,
  busy,
  label = '处理说明（选填，只有运营人员看得到）',
  needed,
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
    if (needed && !note.trim()) toast.error(needed);
    else if (await onSave(note.trim())) forget();
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
