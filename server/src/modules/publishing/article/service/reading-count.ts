import { isLostConnection } from '../../../../db/lost-connection.ts';
import type { Deps } from '../../../../deps.ts';
import { createReadingMemory } from '../../../../http/reading-memory.ts';
import type { CallContext } from '../../../../http/route.ts';
import type { RunningApi } from '../../../../http/running-api.ts';
import { type Reading, storeReadings } from '../store/reading-count.repository.ts';

const STORE_MS = 5000;

/**
 * Maximum number of unsaved readings. Further readings are dropped, so that a slow database does not slow
 * down requests.
 */
const MAX_WAITING = 5000;

/** Entering these pages counts as reading the article given by `id`. */
const PAGES = new Set<unknown>(['article/detail', 'article/report']);

type Reader = Pick<CallContext, 'viewer' | 'ip' | 'now'>;

/**
 * Counts a reading of an article at most once per member (or address) and hour. Readings are taken from the page views
 * that browsers report, since the pages themselves are served from a cache; they are buffered in memory and stored in
 * batches, where those that another process has counted are left out.
 */
export const createReadingCount = ({ db }: Pick<Deps, 'db'>, api: Pick<RunningApi, 'log' | 'onClose'>) => {
  const memory = createReadingMemory();
  let waiting: Reading[] = [];

  const store = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const taken = waiting;
    waiting = [];
    try {
      await storeReadings(db, taken);
    } catch (error) {
      api.log.warn({ err: error }, '阅读次数没有写入');
      if (isLostConnection(error)) waiting = [...taken, ...waiting].slice(0, MAX_WAITING);
    }
  };
  const timer = setInterval(() => void store(), STORE_MS);
  timer.unref();
  api.onClose(async () => {
    clearInterval(timer);
    await store();
  });

  /** Takes the `params` of a page_view_enter. */
  return ({ page, route }: Record<string, unknown>, { viewer, ip, now }: Reader): void => {
    const id = (route as { id?: unknown } | null | undefined)?.id;
    if (!PAGES.has(page) || typeof id !== 'string' || id === '' || id.length > 64) return;
    const reader = viewer ? `member ${viewer.uid}` : ip;
    if (memory.isNew(reader, id, now) && waiting.length < MAX_WAITING) waiting.push({ reader, id, now });
  };
};
