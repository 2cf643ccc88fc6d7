import { useEffect, useState } from 'react';

const BACK_SHOWN_MS = 3000;

/** Quiet word that the connection is gone, and for a moment that it is back; always there, so that it is announced. */
export const NetworkNotice = () => {
  const [network, setNetwork] = useState<'there' | 'gone' | 'back'>('there');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gone = () => {
      clearTimeout(timer);
      setNetwork('gone');
    };
    const back = () => {
      setNetwork('back');
      timer = setTimeout(() => setNetwork('there'), BACK_SHOWN_MS);
    };
    if (!navigator.onLine) gone();
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);

  return (
    <p className={`shell-network bee-no-print is-${network}`} role="status">
      {network === 'gone' ? '网络已断开：打开过的内容可以继续阅读，恢复后自动可用' : null}
      {network === 'back' ? '网络已恢复' : null}
    </p>
  );
};
