import { Button, type ButtonProps } from '@bee/ui/content';
import { type ReactNode, useState } from 'react';
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
export const ReviewActions = ({ actions, busy, subject }: ReviewActionsProps) => {
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
};
