import { addShortcuts, navigate } from '@bee/platform';
import { useEffect, useRef } from 'react';

type CardKey = { title: string } & ({ href: string } | { run(): void });

/** Keyboard shortcuts of the card while it is mounted; listed in the help of `?`. */
export const useCardKeys = (keys: Record<string, CardKey>): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(
    () =>
      addShortcuts(
        Object.entries(latest.current).map(([key, { title }]) => ({
          key,
          title,
          run: () => {
            const now = latest.current[key];
            if (!now) return;
            if ('href' in now) navigate(now.href);
            else now.run();
          },
        })),
      ),
    [],
  );
};
