import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Initial state for components that are mounted for printing, after the event. */
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

/** True while the page is laid out for print. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
