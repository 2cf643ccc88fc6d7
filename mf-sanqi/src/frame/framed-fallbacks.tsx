import type { PageFallbacks } from '@bee/platform';
import { pageViews } from '@bee/ui/content';
import { SanqiFrame } from './sanqi-frame.tsx';

/** Loading, error and other fallback pages inside the microsite's own frame. */
export const framedFallbacks: PageFallbacks = {
  Skeleton: () => (
    <SanqiFrame>
      <pageViews.Skeleton />
    </SanqiFrame>
  ),
  ErrorPage: (props) => (
    <SanqiFrame>
      <pageViews.ErrorPage {...props} />
    </SanqiFrame>
  ),
  LoadFailed: (props) => (
    <SanqiFrame>
      <pageViews.LoadFailed {...props} />
    </SanqiFrame>
  ),
  LoginRequired: (props) => (
    <SanqiFrame>
      <pageViews.LoginRequired {...props} />
    </SanqiFrame>
  ),
};
