import { navigate, usePlatform } from '@bee/platform';
import type { ComponentType, ReactNode } from 'react';
import { type Navigator, Route, Router, Routes } from 'react-router-dom';
import { useStore } from 'zustand';

type RoutedManifest = { pages: readonly { id: string; plain?: boolean; paths?: readonly { pattern: string }[] }[] };

/**
 * The router of a remote, built from its manifest so that each URL is written once. Follows the location store of the
 * page; all addresses render `children`, including those that the manifest does not name.
 */
export const createRouter = ({ pages }: RoutedManifest): ComponentType<{ children: ReactNode }> => {
  const paths = pages.flatMap(({ id, plain = true, paths: friendly = [] }) => [
    ...(plain ? [id === 'home' ? '/' : `/${id}`] : []),
    ...friendly.map(({ pattern }) => pattern.replace(/\{(\w+)\}/g, ':$1')),
  ]);
  return ({ children }) => {
    const { location } = usePlatform();
    const { pathname, search } = useStore(location);
    return (
      <Router location={{ pathname: pathname.replace(/\.html$/, ''), search }} navigator={historyNavigator}>
        <Routes>
          {paths.map((path) => (
            <Route key={path} path={path} element={children} />
          ))}
          <Route path="*" element={children} />
        </Routes>
      </Router>
    );
  };
};

const historyNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: (delta) => window.history.go(delta),
  push: (to) => navigate(historyNavigator.createHref(to)),
  replace: (to) => navigate(historyNavigator.createHref(to), { replace: true }),
};
