const UPDATE = 'webpackHotUpdate';
/** The dev server announces an update before its modules are replaced. */
const REPLACED_MS = 500;

/** Calls back after the next update of the dev server, so that a repaired remote is shown without a click. */
export const afterUpdate = (callback: () => void): void => {
  if (process.env.NODE_ENV !== 'development') return;
  const onMessage = ({ data }: MessageEvent) => {
    if (!String(data).startsWith(UPDATE)) return;
    window.removeEventListener('message', onMessage);
    setTimeout(callback, REPLACED_MS);
  };
  window.addEventListener('message', onMessage);
};
