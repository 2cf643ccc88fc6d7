import { SAFETY_POLL_MS } from '../../../db/database-events.ts';
import type { Deps } from '../../../deps.ts';
import { readContentVersion } from '../store/source.repository.ts';

/**
 * The content version, which every edge asks for once a second: read when it was published, or may have been without
 * this process hearing of it.
 */
export const followContentVersion = ({ db, events }: Pick<Deps, 'db' | 'events'>): (() => Promise<number>) => {
  let known: Promise<number> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  events.subscribe('content', () => {
    known = null;
  });
  return () => {
    const isFresh = events.isListening() && performance.now() - readAt < SAFETY_POLL_MS;
    if (known && isFresh) return known;
    readAt = performance.now();
    const reading = readContentVersion(db);
    known = reading;
    reading.catch(() => {
      if (known === reading) known = null;
    });
    return reading;
  };
};
