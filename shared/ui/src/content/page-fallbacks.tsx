import { closeLogin, openLogin, type PageFallbacks } from '@bee/platform';
import { useEffect } from 'react';
import { Button } from './button.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton, SkeletonRows } from './skeleton.tsx';
import './states.css';

/** Fallbacks that all remotes use around their pages. */
export const pageViews: PageFallbacks = {
  Skeleton: () => (
    <div aria-busy="true">
      <Skeleton height={36} width="40%" />
      <SkeletonRows rows={8} height={64} />
    </div>
  ),
  ErrorPage,
  LoadFailed: ({ message, retry }) => <ErrorState title={message} onRetry={retry} />,
  LoginRequired,
};

/** Asks a visitor to sign in over the page's skeleton; only a session that expired on the page is an error. */
function LoginRequired({ title, ended = false }: { title: string; ended?: boolean }) {
  useEffect(() => {
    if (ended) return;
    openLogin();
    return closeLogin;
  }, [ended]);
  const message = `登录后可以查看“${title}”`;
  const action = (
    <Button kind="primary" size="small" onClick={() => openLogin()}>
      登录
    </Button>
  );
  if (ended) return <ErrorPage status={401} message={message} action={action} />;
  return (
    <>
      <div className="bee-notice is-gate">
        <h1>{message}</h1>
        {action}
      </div>
      <SkeletonRows rows={8} height={64} />
    </>
  );
}
