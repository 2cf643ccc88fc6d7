import { useStore } from 'zustand';
import { network } from './network.store.ts';

/** Quiet word that the connection is gone, and for a moment that it is back; always there, so that it is announced. */
export const NetworkNotice = () => {
  const { state, text } = useStore(network);
  return (
    <p className={`shell-network bee-no-print is-${state}`} role="status">
      {text}
    </p>
  );
};
