import { leaveEdits } from '@bee/platform';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { unlessHandled, useDialogFocus } from './use-dialog-focus.ts';

export type DialogProps = {
  /** Also the accessible name. */
  title: string;
  /** In px, 480 by default; never wider than the screen. */
  width?: number;
  /** Called by the button and Esc, after a question if a form inside has unsaved edits; the parent then no longer renders the dialog. */
  onClose(): void;
  children: ReactNode;
};

/** A question or a short form above the page. A click outside does not close it: input would be lost. */
export function Dialog({ title, width = 480, onClose, children }: DialogProps) {
  const { box, focusFirst } = useDialogFocus();
  return (
    <Modal
      open
      centered
      title={title}
      width={width}
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': '关闭' }}
      onCancel={unlessHandled(() => leaveEdits(onClose, box.current))}
      afterOpenChange={focusFirst}
    >
      <div ref={box}>{children}</div>
    </Modal>
  );
}
