import { classNames, Icon, isComposing, lockScroll } from '@bee/ui/content';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { wrapTabFocus } from './wrap-tab-focus.ts';

export type ModalProps = {
  visible: boolean;
  /** Names it, too. */
  title: string;
  /** Darkens the page behind. */
  mask?: boolean;
  /** A click beside it closes: only where nothing that was typed would be lost. */
  maskCloseable?: boolean;
  /** Shows the button that closes. */
  close?: boolean;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  className?: string;
  /** By its button, Esc, the mask or the phone's way back. Who shows it sets `visible` to false. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog, 480 px wide: the browser makes the page inert and gives the focus back, the page does not
 * scroll. What should have the focus first carries `data-first-focus`. Closed, it forgets what is inside.
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

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    wrapTabFocus(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (!isComposing(event)) onClose();
  };
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

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
        onClose();
      }}
      // Text that is dragged out of a field ends beside it, but does not begin there.
      onMouseDown={(event) => {
        pressed.current = isBeside(event);
      }}
      onClick={(event) => {
        if (maskCloseable && pressed.current && isBeside(event)) onClose();
      }}
    >
      <div className="bee-modal-body">
        <div className="bee-modal-head">
          <h2 id={heading}>{title}</h2>
          {close ? (
            <button type="button" className="bee-modal-close" onClick={onClose}>
              <Icon name="close" label="关闭" />
            </button>
          ) : null}
        </div>
        {children}
      </div>
    </dialog>
  );
}
