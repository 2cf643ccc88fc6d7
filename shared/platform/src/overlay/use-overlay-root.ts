import { useContext } from 'react';
import { RemoteContext } from '../platform-context.tsx';
import { overlayRoot } from './overlay-root.ts';

/**
 * Returns the element for popups of this remote, for event handlers and libraries that place their own. The body where
 * no remote is around, as in the shell.
 */
export const useOverlayRoot = (): (() => HTMLElement) => {
  const remote = useContext(RemoteContext);
  return () => (remote ? overlayRoot(remote) : document.body);
};
