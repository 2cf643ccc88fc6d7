import { scrolling } from '@bee/domain/constants';
import { href, openFeedback, usePlatform } from '@bee/platform';
import { useStore } from 'zustand';
import { FeedbackHost } from '../feedback/feedback-host.tsx';
import { FloatingBar } from '../frame/floating-bar.tsx';
import { Footer } from '../frame/footer.tsx';
import { ProgressBar } from '../frame/progress-bar.tsx';
import { KeyHelpHost } from '../keys/key-help-host.tsx';
import { LoginHost } from '../login/login-host.tsx';
import { pageLayout } from '../outlet/page-layout.ts';
import { DialogsHost } from '../overlay/dialogs-host.tsx';
import { Toasts } from '../overlay/toasts.tsx';
import { FailedRemoteBanner } from './failed-remote-banner.tsx';
import type { FrameData } from './frame-data.ts';
import { NetworkNotice } from './network-notice.tsx';
import { requestProgress } from './request-progress.store.ts';
import { scrollPosition } from './scroll.store.ts';
import { siteInfoOf } from './site-info.ts';
import { useLargeType } from './use-large-type.ts';

/** Footer, floating bar, and all overlays of the page. */
export const BottomRoot = ({ frame }: { frame: FrameData | null }) => {
  const { composition, location } = usePlatform();
  const bare = useStore(location, ({ match }) => pageLayout(composition, match) === 'bare');
  const progress = useStore(requestProgress, ({ state }) => state);
  return (
    <>
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
};

const MainBottom = ({ frame }: { frame: FrameData | null }) => {
  const { composition } = usePlatform();
  const { company, contacts, filings, note, hidden } = siteInfoOf(composition);
  const scrolled = useStore(scrollPosition, ({ scrollTop }) => scrollTop > scrolling.topFromPx);
  const [largeType, toggleLargeType] = useLargeType();
  const special = (id: string) => href('article/detail', { id });
  return (
    <>
      <Footer
        company={company}
        contacts={contacts}
        links={[
          { title: '用户协议', href: special('user_terms') },
          { title: '隐私政策', href: special('privacy') },
          { title: '知识产权声明', href: special('property_statement') },
        ]}
        filings={filings}
        note={note}
      />
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
    </>
  );
};
