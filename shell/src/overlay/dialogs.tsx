import { type Dialog, dialogs } from '@bee/platform/host';
import { Button } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { useId } from 'react';
import { useStore } from 'zustand';

/** Confirmations and alerts of the whole site; later ones are stacked above earlier ones. */
export function Dialogs() {
  const { list } = useStore(dialogs);
  return list.map((dialog) => <Question key={dialog.id} {...dialog} />);
}

function Question({ type, title, content, confirmText, cancelText, answer }: Dialog) {
  const text = useId();
  return (
    <Modal
      visible
      title={title}
      close={false}
      className="shell-dialog"
      role="alertdialog"
      describedBy={text}
      onClose={() => answer(false)}
    >
      <p id={text}>{content}</p>
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
    </Modal>
  );
}
