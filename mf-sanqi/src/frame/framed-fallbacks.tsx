import type { PageFallbacks } from '@bee/platform';
import { pageFallbacks } from '@bee/ui/content';
import { SanqiFrame } from './sanqi-frame.tsx';

/** Loading, error and other fallback pages inside the microsite's own frame. */
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
