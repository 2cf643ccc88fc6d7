import { openLogin, type PageViews } from '@bee/platform';
import { Button } from './button.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton, SkeletonRows } from './skeleton.tsx';

/** What every remote shows around its pages. */
export const pageViews: PageViews = {
  Skeleton: () => (
    <div aria-busy="true">
      <Skeleton height={36} width="40%" />
      <SkeletonRows rows={8} height={64} />
    </div>
  ),
  ErrorPage,
  LoadFailed: ({ message, retry }) => <ErrorState title={message} onRetry={retry} />,
  LoginRequired: ({ title }) => (
    <ErrorPage
      status={401}
      message={`登录后可以查看“${title}”`}
      action={
        <Button kind="primary" size="small" onClick={() => openLogin()}>
          登录
        </Button>
      }
    />
  ),
};
