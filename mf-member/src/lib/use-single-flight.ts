import { useRef, useState } from 'react';

/** Runs one call at a time; calls during it, such as a second click, are ignored. */
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
