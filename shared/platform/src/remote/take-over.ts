import type { ReactNode } from 'react';
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/**
 * Hydrates what the server rendered in the host. Both must render the same; the browser tests read from the console
 * where they did not. Who leaves before the browser came to it is told by React as well, and is no such case.
 */
export const takeOver = (
  host: HTMLElement,
  tree: ReactNode,
  options: RootOptions,
): Pick<Root, 'render' | 'unmount'> => {
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
