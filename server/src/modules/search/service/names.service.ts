import type { CacheTag, ModuleName } from '../../../cache/cache-tag.ts';
import { cacheOf } from '../../../cache/data-cache.ts';
import type { DatabaseEvents } from '../../../db/database-events.ts';
import type { Db } from '../../../db/schema.ts';
import { mapYielding } from '../../../map-yielding.ts';
import { fold } from '../../../text/fold.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import { learnNames } from '../model/dictionary.ts';
import { readThesaurus } from './read-thesaurus.ts';

/** Names in the tables of a module. */
export type NameSource = { module: ModuleName; list(db: Db): Promise<readonly { name: string }[]> };

const DAY_S = 86_400;
/** Where no events arrive. Longer than the polls of calls, because an idle site makes few queries. */
const POLL_MS = 15_000;
/** Chinese names in characters that the segmenter joins; longer ones are titles. */
const NAME = /^(?=.*\p{Script=Han})[\p{Script=Han}a-z0-9]{2,12}$/u;

/** The names of all modules and of the thesaurus, folded; read again when an import changed one of the modules. */
export const readNames = (db: Db, sources: readonly NameSource[]): Promise<readonly string[]> => {
  // A part of a module that no change names: names depend on changes of whole modules, not on comments or quotes.
  const tags: CacheTag[] = ['search:thesaurus', ...sources.map(({ module }): CacheTag => `${module}:names`)];
  const rules = { tags, freshSeconds: DAY_S, keepSeconds: DAY_S, waitForTags: true };
  return cacheOf(db).get('names', rules, async () => {
    const rows = await Promise.all(sources.map(({ list }) => list(db)));
    const names = await mapYielding(rows.flat(), ({ name }) => fold(withoutBrackets(name)));
    return [...new Set([...names, ...(await readThesaurus(db)).names])].filter((name) => NAME.test(name));
  });
};

/** Makes the names of the tables known to segmentation in this process. */
export const renewNames = async (db: Db, sources: readonly NameSource[]): Promise<void> =>
  learnNames(await readNames(db, sources));

type Followed = { db: Db; events: Pick<DatabaseEvents, 'subscribe'> };

/** Renews the names now and after every change; where the first reading fails, the next poll repeats it. @returns stops following */
export const followNames = async (
  { db, events }: Followed,
  sources: readonly NameSource[],
): Promise<() => Promise<void>> => {
  let isDue = false;
  const first = renewNames(db, sources);
  let work = first;
  const again = () => {
    if (isDue) return;
    isDue = true;
    work = work
      .then(() => {
        isDue = false;
        return renewNames(db, sources);
      })
      // The database is away: its health check reports that, and the next poll repeats this.
      .catch(() => undefined);
  };
  const unsubscribe = events.subscribe('cache-tags', again);
  const timer = setInterval(again, POLL_MS);
  timer.unref();
  await first;
  return async () => {
    unsubscribe();
    clearInterval(timer);
    await work;
  };
};
