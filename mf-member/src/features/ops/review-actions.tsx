import { Button, type ButtonProps } from '@bee/ui/content';
import { type ReactNode, useState } from 'react';
import { NoteForm } from './note-form.tsx';
import './ops.css';

/** What an operator may do with an item: at once, or after a form. */
export type ReviewAction = { key: string; word: string; kind?: ButtonProps['kind'] } & (
  | { run: () => unknown; form?: never }
  | { form: (onCancel: () => void) => ReactNode; run?: never }
);

type ReviewActionsProps = {
  /** Those that the state of the item allows; another operator may have changed it while a form was open. */
  actions: ReviewAction[];
  busy: boolean;
  /** What the buttons are about, for screen readers. */
  subject?: string;
};

/** The buttons of a drawer, or the form of the chosen one. */
export function ReviewActions({ actions, busy, subject }: ReviewActionsProps) {
  const [asking, setAsking] = useState<string | null>(null);
  const asked = actions.find(({ key }) => key === asking);
  if (asked?.form) return asked.form(() => setAsking(null));
  return (
    <div className="member-ops-actions">
      {actions.map(({ key, word, kind, run }) => (
        <Button
          key={key}
          kind={kind}
          loading={run && busy}
          disabled={!run && busy}
          onClick={() => (run ? void run() : setAsking(key))}
          aria-label={subject && `${word}：${subject}`}
        >
          {word}
        </Button>
      ))}
    </div>
  );
}

type Decisions<Decision extends string> = {
  decisions: readonly Decision[];
  words: Readonly<Record<Decision, string>>;
  /** Those that need no reason. */
  plain: readonly Decision[];
  /** Who sees the reason. */
  reader: string;
  /** Part of the key of the draft. */
  id: string;
  busy: boolean;
  decide(decision: Decision, reason?: string): Promise<boolean>;
};

/** Decisions on what a member has published: at once, or with a reason. */
export const decisionActions = <Decision extends string>(props: Decisions<Decision>): ReviewAction[] => {
  const { decisions, words, plain, reader, id, busy, decide } = props;
  return decisions.map((decision): ReviewAction => {
    const word = words[decision];
    if (plain.includes(decision)) return { key: decision, word, kind: 'primary', run: () => decide(decision) };
    return {
      key: decision,
      word,
      kind: 'danger',
      form: (onCancel) => (
        <NoteForm
          id={`${id}-${decision}`}
          initial=""
          busy={busy}
          label={`${word}原因（${reader}会看到）`}
          needed={`请填写${word}原因，${reader}会看到`}
          submit={word}
          onSave={(reason) => decide(decision, reason)}
          onCancel={onCancel}
        />
      ),
    };
  });
};

type Handling = {
  done: boolean;
  /** Key of the draft. */
  id: string;
  note: string;
  busy: boolean;
  close(note: string): Promise<boolean>;
  reopen(): Promise<boolean>;
};

/** Closes what was reported, with a note for operators, or opens it again. */
export const handlingAction = ({ done, id, note, busy, close, reopen }: Handling): ReviewAction =>
  done
    ? { key: 'reopen', word: '重新打开', run: reopen }
    : {
        key: 'close',
        word: '处理',
        form: (onCancel) => <NoteForm id={id} initial={note} busy={busy} onSave={close} onCancel={onCancel} />,
      };
