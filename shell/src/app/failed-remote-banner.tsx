import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Banner } from '../frame/banner.tsx';
import { failedRemote } from '../outlet/failed-remote.store.ts';

/**
 * Shown above a server-rendered page whose remote did not start: says which features are missing and offers a retry.
 */
export const FailedRemoteBanner = () => {
  const current = useStore(failedRemote, (state) => state.current);
  const place = typeof document === 'undefined' ? null : document.getElementById('bee-notice');
  if (!current || !place) return null;
  const text = `“${current.title}”的互动功能暂时不可用：内容可以阅读，链接可以使用，筛选、收藏等操作请稍后重试。`;
  return createPortal(
    <Banner traceId={current.trace} onRetry={current.retry}>
      {text}
    </Banner>,
    place,
  );
};
