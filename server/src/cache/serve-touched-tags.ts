import { SAFETY_POLL_MS } from '../db/database-events.ts';
import type { Deps } from '../deps.ts';
import { readTouchedTags } from './tag.repository.ts';
import type { TouchedTags } from './tag-versions.ts';

/**
 * Touched tags, which every edge requests once a second: read when an event announced some, or may have been missed.
 * Otherwise the last result is returned if it reaches back far enough.
 */
export const serveTouchedTags = ({ db, events }: Pick<Deps, 'db' | 'events'>) => {
  let last: { since: string; result: Promise<TouchedTags> } | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  events.subscribe('cache-tags', () => {
    last = null;
  });
  return (since: string): Promise<TouchedTags> => {
    const isFresh = events.isListening() && performance.now() - readAt < SAFETY_POLL_MS;
    if (last && isFresh && Number(last.since) <= Number(since)) return last.result;
    readAt = performance.now();
    const read = { since, result: readTouchedTags(db, since) };
    last = read;
    read.result.catch(() => {
      if (last === read) last = null;
    });
    return read.result;
  };
};
