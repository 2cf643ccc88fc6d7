import { useEffect, useState } from 'react';

const WAIT_MS = 160;

/** Debounces a text; an empty one is returned at once. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return text ? settled : '';
};
