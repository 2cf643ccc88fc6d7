import type { CacheMeter } from '../../telemetry/cache-metrics.ts';
import { drawSharePicture, type ShareCard } from './share-picture.ts';

type Parts = {
  draw?: (card: ShareCard) => Promise<Buffer>;
  /** Milliseconds. */
  now(): number;
  meter: CacheMeter;
};

export type SharePictures = {
  /** Null if the drawing limit per second is reached; the client must retry. */
  get(card: ShareCard): Promise<Buffer | null>;
};

/** About 10 MB. */
const MAX_ENTRIES = 200;
/** At most a fifth of a processor. */
const MAX_PER_SECOND = 2;

/** Pictures keyed by their content: a changed title gives a new picture. Only drawing is rate limited. */
export const createSharePictures = ({ draw = drawSharePicture, now, meter }: Parts): SharePictures => {
  const kept = new Map<string, Promise<Buffer>>();
  const count = meter(() => kept.size);
  let second = { began: 0, drawn: 0 };

  const mayDraw = (): boolean => {
    const at = now();
    if (at - second.began >= 1000) second = { began: at, drawn: 0 };
    second.drawn += 1;
    return second.drawn <= MAX_PER_SECOND;
  };

  return {
    get: async (card) => {
      const key = JSON.stringify(card);
      const known = kept.get(key);
      count(known ? 'hit' : 'miss');
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      if (!mayDraw()) return null;
      const drawing = draw(card);
      kept.set(key, drawing);
      drawing.catch(() => kept.delete(key));
      const oldest = kept.size > MAX_ENTRIES ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return drawing;
    },
  };
};
