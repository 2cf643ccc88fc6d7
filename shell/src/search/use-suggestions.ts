import { useEffect, useState } from 'react';
import type { Suggested } from './suggestion-options.tsx';

const WAIT_MS = 120;
const MAX_ENTRIES = 50;

/** Suggestions of the server for the typed text, debounced; null while the list is closed. The previous list stays until they arrive. */
export const useSuggestions = (
  typed: string | null,
  ask: (keyword: string, signal: AbortSignal) => Promise<Suggested>,
): Suggested | null => {
  const [known] = useState(() => new Map<string, Suggested>());
  const [shown, setShown] = useState<Suggested | null>(null);
  useEffect(() => {
    // Clears the cache, so that reopening requests again: an operator may have changed the words.
    if (typed === null) return known.clear();
    const before = known.get(typed);
    if (before) return setShown(before);
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      ask(typed, leaving.signal).then(
        (answer) => {
          if (leaving.signal.aborted) return;
          if (known.size >= MAX_ENTRIES) known.clear();
          known.set(typed, answer);
          setShown(answer);
        },
        () => leaving.signal.aborted || setShown(null),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, known, ask]);
  return shown;
};
