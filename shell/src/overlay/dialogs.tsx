import { type Dialog, dialogs } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { useId } from 'react';
import { useStore } from 'zustand';
import { ModalDialog } from './modal-dialog.tsx';

/** Questions and notices of the whole site; a later one stands above the earlier ones. */
export function Dialogs() {
  const { list } = useStore(dialogs);
  return list.map((dialog) => <Question key={dialog.id} {...dialog} />);
}

function Question({ type, title, content, confirmText, cancelText, answer }: Dialog) {
  const id = useId();
  return (
    <ModalDialog
      className="shell-dialog"
      role="alertdialog"
      labelledBy={`${id}title`}
      describedBy={`${id}text`}
      onCancel={() => answer(false)}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}text`}>{content}</p>
      <div className="shell-dialog-actions">
        {type === 'confirm' ? (
          <Button size="small" onClick={() => answer(false)}>
            {cancelText}
          </Button>
        ) : null}
        <Button kind="primary" size="small" data-first-focus onClick={() => answer(true)}>
          {confirmText}
        </Button>
      </div>
    </ModalDialog>
  );
}
