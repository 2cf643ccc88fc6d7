import { type RefObject, useEffect, useRef, useState } from 'react';

type DialogFocus = {
  box: RefObject<HTMLDivElement | null>;
  /** For `afterOpenChange`. */
  focusFirst(open: boolean): void;
};

/**
 * The focus begins at the element with `data-first-focus` and returns to what had it before. Dialogs are unmounted to
 * close them, which antd does not notice.
 */
export const useDialogFocus = (): DialogFocus => {
  const box = useRef<HTMLDivElement>(null);
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  // Not in a layout effect: antd would take the focus back until the dialog has left the document.
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
  return {
    box,
    focusFirst: (open) => {
      if (open) box.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    },
  };
};

/** Escape that a dialog above this one has handled arrives here as well. */
export const unlessHandled = (onClose: () => void) => (event: { defaultPrevented: boolean }) => {
  if (!event.defaultPrevented) onClose();
};
