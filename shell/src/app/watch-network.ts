import { network } from './network.store.ts';

const BACK_SHOWN_MS = 3000;

/** Follows the online and offline events of the browser. @returns an unsubscribe function */
export const watchNetwork = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gone = () => {
    clearTimeout(timer);
    network.setState({ state: 'gone', text: '网络已断开：打开过的内容可以继续阅读，恢复后自动可用' });
  };
  const back = () => {
    network.setState({ state: 'back', text: '网络已恢复' });
    timer = setTimeout(() => network.setState({ state: 'there' }, true), BACK_SHOWN_MS);
  };
  if (!navigator.onLine) gone();
  window.addEventListener('offline', gone);
  window.addEventListener('online', back);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', gone);
    window.removeEventListener('online', back);
  };
};
