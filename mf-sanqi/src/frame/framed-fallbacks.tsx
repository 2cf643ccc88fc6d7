import type { PageFallbacks } from '@bee/platform';
import { pageFallbacks } from '@bee/ui/content';
import { SanqiFrame } from './sanqi-frame.tsx';

/** What stands around and instead of the pages, inside the sub-site's own frame. */
export const framedFallbacks: PageFallbacks = {
  Skeleton: () => (
    <SanqiFrame>
      <pageFallbacks.Skeleton />
    </SanqiFrame>
  ),
  ErrorPage: (props) => (
    <SanqiFrame>
      <pageFallbacks.ErrorPage {...props} />
    </SanqiFrame>
  ),
  LoadFailed: (props) => (
    <SanqiFrame>
      <pageFallbacks.LoadFailed {...props} />
    </SanqiFrame>
  ),
  LoginRequired: (props) => (
    <SanqiFrame>
      <pageFallbacks.LoginRequired {...props} />
    </SanqiFrame>
  ),
};
