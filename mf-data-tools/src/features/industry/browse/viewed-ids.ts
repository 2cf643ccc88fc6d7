import { useEffect, useState } from 'react';

const KEY = 'mf-data-tools:industry-viewed';
const MAX_IDS = 20;

/** Tables that a visitor has viewed in this browser, newest first; for members the server stores them. */
export const readViewed = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string' && /^[a-z0-9-]{1,61}$/.test(id)) : [];
  } catch {
    return []; // nothing stored, or no storage
  }
};

export const useNoteViewed = (model: string): void =>
  useEffect(() => {
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify([model, ...readViewed().filter((id) => id !== model)].slice(0, MAX_IDS)),
      );
    } catch {
      // no storage in this browser
    }
  }, [model]);

/** Empty in server HTML and in the first render. */
export const useViewed = (): string[] => {
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => setIds(readViewed()), []);
  return ids;
};
