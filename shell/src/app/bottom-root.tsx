import { href, usePlatform } from '@bee/platform';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { FloatingBar } from '../frame/floating-bar.tsx';
import { Footer } from '../frame/footer.tsx';
import { ProgressBar } from '../frame/progress-bar.tsx';
import { LoginHost } from '../login/login-host.tsx';
import { Dialogs } from '../overlay/dialogs.tsx';
import { Toasts } from '../overlay/toasts.tsx';
import type { FrameData } from './frame-data.ts';
import { requestProgress } from './request-progress.store.ts';
import { scrollPosition } from './scroll.store.ts';
import { siteInfo } from './site-info.ts';
import { TroubleBanner } from './trouble-banner.tsx';
import { useLargeType } from './use-large-type.ts';

const TOP_FROM_PX = 100;
const FeedbackDialog = lazy(async () => ({
  default: (await import('../feedback/feedback-dialog.tsx')).FeedbackDialog,
}));

/** Footer, floating bar, and everything that floats above a page. */
export const BottomRoot = ({ frame }: { frame: FrameData }) => {
  const { location } = usePlatform();
  const bare = useStore(location, ({ match }) => match?.page.layout === 'bare');
  const progress = useStore(requestProgress, ({ state }) => state);
  const [feedback, setFeedback] = useState(false);
  return (
    <>
      {bare ? null : <MainBottom frame={frame} onFeedback={() => setFeedback(true)} />}
      <ProgressBar state={progress} />
      <TroubleBanner />
      <Toasts />
      <Dialogs />
      <LoginHost />
      {feedback ? (
        <Suspense>
          <FeedbackDialog open onClose={() => setFeedback(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

const MainBottom = ({ frame, onFeedback }: { frame: FrameData; onFeedback(): void }) => {
  const scrolled = useStore(scrollPosition, ({ scrollTop }) => scrollTop > TOP_FROM_PX);
  const [largeType, toggleLargeType] = useLargeType();
  const special = (id: string) => href('article/detail', { id });
  return (
    <>
      <Footer
        company={siteInfo.company}
        contacts={siteInfo.contacts}
        links={[
          { title: '用户协议', href: special('user_terms') },
          { title: '隐私政策', href: special('privacy') },
          { title: '知识产权声明', href: special('property_statement') },
        ]}
        filings={siteInfo.filings}
        note={siteInfo.note}
      />
      <FloatingBar
        follow={frame.follow}
        service={frame.service}
        feedbackHref={href('fqa')}
        statementHref={special('property_statement')}
        scrolled={scrolled}
        largeType={largeType}
        onFeedback={onFeedback}
        onLargeType={toggleLargeType}
      />
    </>
  );
};
