import { useState } from 'react';
import type { Match } from './find-text.ts';
import type { Found } from './use-find.ts';

type Walk = { wanted: string; found: Found; pages: number; from: number };

/**
 * Steps through the matches. Starts at the current page, `from`, and wraps around. Words that come with the address do
 * not lead away from its page: they have no match before it until the reader steps.
 */
export const useMatchWalk = ({ wanted, found, pages, from }: Walk) => {
  const begun = { wanted, from, at: -1, wraps: true };
  const [walk, setWalk] = useState({ ...begun, wraps: from === 1 });
  if (walk.wanted !== wanted) setWalk(begun);
  const at = walk.at >= 0 ? walk.at : firstFrom(found, walk.from, walk.wraps ? pages : Number.POSITIVE_INFINITY);
  const current: Match | null = found.matches[at] ?? null;
  const step = (direction: 1 | -1) => {
    const count = found.matches.length;
    const start = at < 0 && direction < 0 ? 0 : at;
    if (count > 0) setWalk({ ...walk, at: (start + direction + count) % count });
  };
  return { at, current, step };
};

/** -1 until the first match is known. */
const firstFrom = ({ matches, searched }: Found, from: number, pages: number): number => {
  const ahead = matches.findIndex(({ page }) => page >= from);
  return ahead < 0 && searched >= pages && matches.length > 0 ? 0 : ahead;
};
