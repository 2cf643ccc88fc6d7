import type { ReactNode } from 'react';
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/**
 * Hydrates what the server rendered in the host. Mismatches are logged to the console, where the browser tests look for
 * them. React also reports a recoverable error when the root is unmounted before hydration; that is ignored.
 */
export const hydrate = (host: HTMLElement, tree: ReactNode, options: RootOptions): Pick<Root, 'render' | 'unmount'> => {
  let left = false;
  const onRecoverableError = (error: unknown) => {
    if (!left) console.error('hydration:', error);
  };
  const root = hydrateRoot(host, tree, { ...options, onRecoverableError });
  return {
    render: (next) => root.render(next),
    unmount: () => {
      left = true;
      root.unmount();
    },
  };
};
