import { useRef, useState } from 'react';

/** One at a time: what is asked for while it is under way, as by a second click, is not done at all. */
export const useSingleFlight = () => {
  const busy = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
};
