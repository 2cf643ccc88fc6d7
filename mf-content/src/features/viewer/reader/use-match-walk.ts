import { useState } from 'react';
import type { Match } from './find-text.ts';
import type { Found } from './use-find.ts';

type Walk = { wanted: string; found: Found; pages: number; from: number };

/** Steps through the matches. Starts at the current page, `from`, and wraps around. */
export const useMatchWalk = ({ wanted, found, pages, from }: Walk) => {
  const begun = { wanted, from, at: -1 };
  const [walk, setWalk] = useState(begun);
  if (walk.wanted !== wanted) setWalk(begun);
  const at = walk.at >= 0 ? walk.at : firstFrom(found, walk.from, pages);
  const current: Match | null = found.matches[at] ?? null;
  const step = (direction: 1 | -1) => {
    const count = found.matches.length;
    if (count > 0) setWalk({ ...walk, at: (at + direction + count) % count });
  };
  return { at, current, step };
};

/** -1 until the first match is known. */
const firstFrom = ({ matches, searched }: Found, from: number, pages: number): number => {
  const ahead = matches.findIndex(({ page }) => page >= from);
  return ahead < 0 && searched >= pages && matches.length > 0 ? 0 : ahead;
};
