import { definePage, href, openLogin, type PageViews, usePlatform } from '@bee/platform';
import { useStore } from 'zustand';
import { Button } from './button.tsx';
import { ComingSoon } from './coming-soon.tsx';
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

/** A page that a later release brings: its title and what it will hold come from the manifest. */
export const comingSoonPage = definePage({
  component: () => {
    const { location } = usePlatform();
    const page = useStore(location, ({ match }) => match?.page);
    const links = [
      { title: '返回首页', href: href('home') },
      { title: '看政策库', href: href('article/policy', { type: 'policy_repository' }) },
      { title: '看蔬菜行情', href: href('application/vegetable/list') },
    ];
    return <ComingSoon title={page?.title ?? ''} brings={page?.description ?? ''} links={links} />;
  },
});
