import { scrolling } from '@bee/domain/constants';
import { href, openFeedback, usePlatform } from '@bee/platform';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { FeedbackHost } from '../feedback/feedback-host.tsx';
import { Banner } from '../frame/banner.tsx';
import { FloatingBar } from '../frame/floating-bar.tsx';
import { KeyHelpHost } from '../keys/key-help-host.tsx';
import { LoginHost } from '../login/login-host.tsx';
import { failedRemote } from '../outlet/failed-remote.store.ts';
import { pageLayout } from '../outlet/page-layout.ts';
import { DialogsHost } from '../overlay/dialogs-host.tsx';
import { Toasts } from '../overlay/toasts.tsx';
import type { FrameData } from './frame-data.ts';
import { NetworkNotice } from './network-notice.tsx';
import { requestProgress } from './request-progress.store.ts';
import { scrollPosition } from './scroll.store.ts';
import { siteInfoOf } from './site-info.ts';

type BottomRootProps = {
  frame: FrameData | null;
  /** The footer's HTML, on the server: it has no behaviour, so the browser keeps what is in the document. */
  footer?: string;
};

/** Footer, floating bar, and all overlays of the page. */
export function BottomRoot({ frame, footer = '' }: BottomRootProps) {
  const { composition, location } = usePlatform();
  const bare = useStore(location, ({ match }) => pageLayout(composition, match) === 'bare');
  const progress = useStore(requestProgress, ({ state }) => state);
  return (
    <>
      <div
        hidden={bare}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of a component of the frame
        dangerouslySetInnerHTML={{ __html: footer }}
      />
      {bare ? null : <MainBottom frame={frame} />}
      <ProgressBar state={progress} />
      <FailedRemoteBanner />
      <NetworkNotice />
      <Toasts />
      <DialogsHost />
      <KeyHelpHost />
      <LoginHost />
      <FeedbackHost />
    </>
  );
}

function MainBottom({ frame }: { frame: FrameData | null }) {
  const { composition } = usePlatform();
  const { hidden } = siteInfoOf(composition);
  const scrolled = useStore(scrollPosition, ({ scrollTop }) => scrollTop > scrolling.topFromPx);
  const [largeType, toggleLargeType] = useLargeType();
  const special = (id: string) => href('article/detail', { id });
  return (
    <FloatingBar
      {...frame}
      feedbackHref={href('fqa')}
      statementHref={special('property_statement')}
      scrolled={scrolled}
      largeType={largeType}
      hidden={hidden}
      onFeedback={() => openFeedback()}
      onLargeType={toggleLargeType}
    />
  );
}

const KEY = 'bee-type';

/** The large-type switch (root 18 px), remembered in this browser. */
const useLargeType = (): [boolean, () => void] => {
  const [large, setLarge] = useState(false);
  useEffect(() => setLarge(localStorage.getItem(KEY) === 'large'), []);
  useEffect(() => {
    if (large) document.documentElement.dataset.type = 'large';
    else delete document.documentElement.dataset.type;
  }, [large]);
  const toggle = () => {
    localStorage.setItem(KEY, large ? 'normal' : 'large');
    setLarge(!large);
  };
  return [large, toggle];
};

type ProgressBarProps = {
  /** `failed` turns the bar red; `done` and `failed` both fade out. */
  state: 'idle' | 'running' | 'done' | 'failed';
};

/**
 * Moves towards the end for 5 s while requests are pending and jumps there after the last one. Purely visual: skeletons
 * and the title of the page inform assistive technology.
 */
function ProgressBar({ state }: ProgressBarProps) {
  return <div className={`shell-progress is-${state}`} aria-hidden="true" />;
}

/**
 * Shown above a server-rendered page whose remote did not start: says which features are missing and offers a retry.
 */
function FailedRemoteBanner() {
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
}
