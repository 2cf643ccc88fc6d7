import { login } from '@bee/domain/constants';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const LOOK_MS = 250;

/** When the next message may be asked for; outlives the view and the modal. */
const pause = createStore<{ until: number }>()(() => ({ until: 0 }));

export const startSmsPause = () => pause.setState({ until: Date.now() + login.smsResendSeconds * 1000 });

/** @public for tests: the pause would outlast them. */
export const endSmsPause = () => pause.setState({ until: 0 });

/** Seconds left, 0 when it is over. Read off the clock, so that a tab that slept is right at once. */
export function useSmsPause(): number {
  const until = useStore(pause, (state) => state.until);
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
