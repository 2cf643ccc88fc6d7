import { useEffect, useState } from 'react';

const LOOK_MS = 200;

/**
 * Whole seconds until an instant (ms since 1970), 0 afterwards. Computed from the clock, so it is right at once after a
 * tab was suspended.
 */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));

  useEffect(() => {
    const look = () => {
      const seconds = secondsUntil(until);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(look, LOOK_MS);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);

  return left;
}

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));
