import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Known to what comes into the page for the sheet alone, after the event. */
let printing = false;

const subscribe = (changed: () => void) => {
  const become = (now: boolean) => () => {
    printing = now;
    flushSync(changed);
  };
  const start = become(true);
  const end = become(false);
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
};

/** True while the sheet is laid out. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
