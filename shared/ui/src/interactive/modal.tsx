import { leaveEdits } from '@bee/platform';
import { classNames, Icon, isComposing, lockScroll } from '@bee/ui/content';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { FOCUSABLE } from './focusable.ts';

export type ModalProps = {
  visible: boolean;
  /** Also the accessible name. */
  title: string;
  /** Darkens the page behind. */
  mask?: boolean;
  /** Closes on a click outside: only where no input would be lost. */
  maskCloseable?: boolean;
  /** Shows the close button. */
  close?: boolean;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  className?: string;
  /** Called by the button, Esc, the mask or the phone's back button. The parent then sets `visible` to false. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog, 480 px wide: the browser makes the page inert and restores the focus, the page does not
 * scroll. The initial focus goes to the element with `data-first-focus`. Its content is unmounted on closing.
 */
export function Modal({ visible, ...modal }: ModalProps) {
  return visible ? <OpenModal {...modal} /> : null;
}

function OpenModal({
  title,
  mask = true,
  maskCloseable = false,
  close = true,
  role = 'dialog',
  describedBy,
  className,
  onClose,
  children,
}: Omit<ModalProps, 'visible'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const heading = useId();

  useEffect(lockScroll, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => element.close();
  }, []);

  const leave = () => leaveEdits(onClose, dialog.current);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    wrapTabFocus(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (!isComposing(event)) leave();
  };
  const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

  return (
    <dialog
      ref={dialog}
      className={classNames('bee-modal', !mask && 'is-bare', className)}
      role={role}
      aria-labelledby={heading}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // Selecting text by dragging may end outside of the dialog, but it does not begin there.
      onMouseDown={(event) => {
        pressed.current = isOutside(event);
      }}
      onClick={(event) => {
        if (maskCloseable && pressed.current && isOutside(event)) leave();
      }}
    >
      <div className="bee-modal-body">
        <div className="bee-modal-head">
          <h2 id={heading}>{title}</h2>
          {close ? (
            <button type="button" className="bee-modal-close" onClick={leave}>
              <Icon name="close" label="关闭" />
            </button>
          ) : null}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Focus trap for `onKeyDown` of a modal: Tab on the last control goes to the first one, Shift+Tab the other way. */
function wrapTabFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE);
  const [first, last] = [controls[0], controls[controls.length - 1]];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (!to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
