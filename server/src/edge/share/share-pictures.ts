import type { Cache } from '../../cache/cache.ts';
import { drawSharePicture, type ShareCard } from './share-picture.ts';

type Parts = {
  draw?: (card: ShareCard) => Promise<Buffer>;
  /** Milliseconds. */
  now(): number;
  cache: Cache;
};

export type SharePictures = {
  /** Null if the drawing limit per second is reached; the client must retry. */
  get(card: ShareCard): Promise<Buffer | null>;
};

/** Too many pictures were drawn within a second. */
export class DrawingLimit extends Error {}

/** The card is the key, so a picture never changes. */
const FOR_EVER = { freshSeconds: Number.POSITIVE_INFINITY, keepSeconds: Number.POSITIVE_INFINITY };
/** At most a fifth of a processor. */
const MAX_PER_SECOND = 2;

/** Pictures keyed by their content: a changed title gives a new picture. Only drawing is rate limited. */
export const createSharePictures = ({ draw = drawSharePicture, now, cache }: Parts): SharePictures => {
  let second = { began: 0, drawn: 0 };

  const mayDraw = (): boolean => {
    const at = now();
    if (at - second.began >= 1000) second = { began: at, drawn: 0 };
    second.drawn += 1;
    return second.drawn <= MAX_PER_SECOND;
  };

  return {
    get: (card) => {
      const picture = cache.get(JSON.stringify(card), FOR_EVER, () => {
        if (!mayDraw()) throw new DrawingLimit();
        return draw(card);
      });
      return picture.catch((error: unknown) => {
        if (error instanceof DrawingLimit) return null;
        throw error;
      });
    },
  };
};
