import { useCallback, useEffect, useRef, useState } from 'react';

const KEY_PREFIX = 'bee-draft:';
const SAVE_AFTER_MS = 200;

/**
 * State of a longer form that survives a document load (a new composition, a missing chunk, an accidental close). The
 * first render returns `initial`, to match the server's HTML; the draft is restored right after.
 */
export const useDraft = <Value>(key: string, initial: Value): [Value, (value: Value) => void, () => void] => {
  const [value, setValue] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pending = useRef<Value | undefined>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current === undefined) return;
    sessionStorage.setItem(KEY_PREFIX + key, JSON.stringify(pending.current));
    pending.current = undefined;
  }, [key]);

  useEffect(() => {
    const stored = readDraft<Value>(key);
    if (stored !== undefined) setValue(stored);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [key, flush]);

  const change = (next: Value) => {
    setValue(next);
    pending.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, SAVE_AFTER_MS);
  };
  const clear = () => {
    clearTimeout(timer.current);
    pending.current = undefined;
    sessionStorage.removeItem(KEY_PREFIX + key);
    setValue(initial);
  };
  return [value, change, clear];
};

const readDraft = <Value>(key: string): Value | undefined => {
  const stored = sessionStorage.getItem(KEY_PREFIX + key);
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored) as Value;
  } catch {
    sessionStorage.removeItem(KEY_PREFIX + key);
    return undefined;
  }
};
