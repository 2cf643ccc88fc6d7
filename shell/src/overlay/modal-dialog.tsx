import { classNames } from '@bee/ui/content';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { turnAtTheEnds } from './turn-at-the-ends.ts';

type ModalDialogProps = {
  /** Id of the heading that names it. */
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  /** Esc. The one who shows the dialog takes it away. */
  onCancel: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog, open as long as it is rendered: the browser traps the focus, makes the page inert and gives
 * the focus back. What should have the focus first carries `data-first-focus`.
 */
export function ModalDialog({
  labelledBy,
  describedBy,
  role = 'dialog',
  className,
  onCancel,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    rememberScrollbar();
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => element.close();
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames('shell-modal', className)}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={cancel}
      onKeyDown={turnAtTheEnds}
    >
      {children}
    </dialog>
  );
}

/** Its width, while it is there; a second dialog finds none and keeps what the first one found. */
function rememberScrollbar() {
  const width = window.innerWidth - document.documentElement.clientWidth;
  if (width > 0) document.documentElement.style.setProperty('--shell-scrollbar', `${width}px`);
}
