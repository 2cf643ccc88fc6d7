import { LEAST_SHOWN_MS } from '@bee/domain/constants';
import { useEffect, useRef, useState } from 'react';

/** True while `on` is, and for at least 200 ms once true, so that skeletons do not flicker. */
export const useMinimumDuration = (on: boolean): boolean => {
  const [held, setHeld] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (on) {
      since.current = Date.now();
      setHeld(true);
      return;
    }
    if (!held) return;
    const timer = setTimeout(() => setHeld(false), Math.max(0, since.current + LEAST_SHOWN_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [on, held]);

  return on || held;
};
