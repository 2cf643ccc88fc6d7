import type { PageInBrowser } from '@bee/contracts/page';
import { navigate, PageRoute, usePlatform } from '@bee/platform';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Navigator, Outlet, Router, useInRouterContext, useParams, useRoutes } from 'react-router-dom';
import { useStore } from 'zustand';
import { routedAddress } from './routed-address.ts';

type Children = { children: ReactNode };

/**
 * The router of a remote: each of its pages in the composition is a route, so that each URL is written once, in the
 * manifest. Route elements render `children` as their page. `Layout` stays mounted while pages change.
 */
export const createRouter = (remote: string, Layout?: ComponentType<Children>): ComponentType<Children> => {
  function PageRoutes({ children }: Children) {
    const { composition, location } = usePlatform();
    const isElsewhere = useStore(location, ({ match }) => match !== null && match.remote !== remote);
    const pages = composition.remotes[remote]?.pages;
    const routes = useMemo(
      () => [
        {
          element: Layout ? (
            <Layout>
              <Outlet />
            </Layout>
          ) : (
            <Outlet />
          ),
          children: [
            ...(pages ?? []).flatMap((page) =>
              pathsOf(page).map((path) => ({
                path,
                element: (
                  <RoutedPage key={page.id} page={page}>
                    {children}
                  </RoutedPage>
                ),
              })),
            ),
            // An address without a page. That of another remote shows nothing: this one is about to be unmounted.
            { path: '*', element: isElsewhere ? null : children },
          ],
        },
      ],
      [pages, children, isElsewhere],
    );
    return useRoutes(routes);
  }
  return ({ children }) => {
    const { location } = usePlatform();
    const address = routedAddress(useStore(location));
    const routes = <PageRoutes>{children}</PageRoutes>;
    if (useInRouterContext()) return routes; // the StaticRouter of the server
    return (
      <Router location={address} navigator={historyNavigator}>
        {routes}
      </Router>
    );
  };
};

function RoutedPage({ page, children }: { page: PageInBrowser; children: ReactNode }) {
  return (
    <PageRoute page={page} params={useParams()}>
      {children}
    </PageRoute>
  );
}

/** Paths of a page as react-router writes them. */
export const pathsOf = ({ id, paths }: Pick<PageInBrowser, 'id' | 'paths'>): string[] => [
  id === 'home' ? '/' : `/${id}`,
  ...paths.map(({ pattern }) => pattern.replace(/\{(\w+)\}/g, ':$1')),
];

const historyNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: (delta) => window.history.go(delta),
  push: (to) => navigate(historyNavigator.createHref(to)),
  replace: (to) => navigate(historyNavigator.createHref(to), { replace: true }),
};
