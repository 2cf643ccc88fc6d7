import type { PageViews } from '@bee/platform';
import { pageViews } from '@bee/ui/content';
import { SanqiFrame } from './sanqi-frame.tsx';

/** What stands around and instead of the pages, inside the sub-site's own frame. */
export const framedViews: PageViews = {
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
