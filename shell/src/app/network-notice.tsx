import { useStore } from 'zustand';
import { network } from './network.store.ts';

/**
 * Unobtrusive notice that the connection is lost, and for a moment that it is back. Always rendered, because a live
 * region must exist before its text changes to be announced.
 */
export function NetworkNotice() {
  const { state, text } = useStore(network);
  return (
    <p className={`shell-network bee-no-print is-${state}`} role="status">
      {text}
    </p>
  );
}
