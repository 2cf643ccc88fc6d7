import { leaveEdits } from '@bee/platform';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { unlessHandled, useDialogFocus } from './use-dialog-focus.ts';

export type SidePanelProps = {
  /** Also the accessible name. */
  title: string;
  /** In px; never wider than the screen. */
  width?: number;
  /** Called by the button and Esc, after a question if a form inside has unsaved edits; the parent then no longer renders the panel. */
  onClose(): void;
  children: ReactNode;
};

const inScreen = { wrapper: { maxWidth: '100vw' } };

/** One entry of a list with what can be done with it, at the right edge. A click outside does not close it. */
export function SidePanel({ title, width = 410, onClose, children }: SidePanelProps) {
  const { box, focusFirst } = useDialogFocus();
  return (
    <Drawer
      open
      title={title}
      size={width}
      styles={inScreen}
      mask={{ closable: false }}
      closable={{ 'aria-label': '关闭', placement: 'end' }}
      onClose={unlessHandled(() => leaveEdits(onClose, box.current))}
      afterOpenChange={focusFirst}
    >
      <div ref={box}>{children}</div>
    </Drawer>
  );
}
