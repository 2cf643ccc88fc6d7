import { navigate, usePlatform } from '@bee/platform';
import type { ComponentType, ReactNode } from 'react';
import { type Navigator, Route, Router, Routes } from 'react-router-dom';
import { useStore } from 'zustand';

/**
 * The router of a remote: its routes are the paths of the page that is shown, as in the manifest, so that each URL is
 * written once. All addresses render `children`, including those that the manifest does not name.
 */
export const createRouter = (): ComponentType<{ children: ReactNode }> => {
  return ({ children }) => {
    const { location } = usePlatform();
    const { pathname, search, match } = useStore(location);
    return (
      <Router location={{ pathname: pathname.replace(/\.html$/, ''), search }} navigator={historyNavigator}>
        <Routes>
          {(match?.page.paths ?? []).map(({ pattern }) => (
            <Route key={pattern} path={pattern.replace(/\{(\w+)\}/g, ':$1')} element={children} />
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
