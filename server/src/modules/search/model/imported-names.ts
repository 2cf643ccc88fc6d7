import { groupBy } from '@bee/domain/group-by';
import { MAX_NAMES } from '@bee/domain/thesaurus';
import { fold } from '../../../text/fold.ts';
import type { ImportedNames, StoredEntry, StoredNames } from './stored-entry.ts';

type Changed = { before: StoredEntry | undefined; after: StoredNames };

/**
 * Entries with the names of an import added. Names go to the entry with that name, of the given kind if there are several,
 * or to a new one.
 * @param takenAway what operators removed: names by id of the entry, entries by kind
 */
export const withImported = (
  entries: readonly StoredEntry[],
  given: readonly ImportedNames[],
  takenAway: readonly { of: string; name: string }[],
): Changed[] => {
  const removed = new Set(takenAway.map(({ of, name }) => `${of} ${fold(name)}`));
  const byName = groupBy(entries, ({ name }) => fold(name));
  const changed = new Map<string, Changed>();
  for (const { kind, name, synonyms } of given) {
    const named = byName.get(fold(name)) ?? [];
    const before = named.find((entry) => entry.kind === kind) ?? named[0];
    if (!before && removed.has(`${kind} ${fold(name)}`)) continue;
    const key = before ? String(before.id) : `${kind} ${fold(name)}`;
    const state = changed.get(key)?.after ?? before ?? { kind, name, synonyms: [], broader: [], unlike: [] };
    const known = new Set([state.name, ...state.synonyms, ...state.unlike].map(fold));
    const added = synonyms.filter((each) => !known.has(fold(each)) && !removed.has(`${key} ${fold(each)}`));
    const all = [...state.synonyms, ...added].slice(0, Math.max(MAX_NAMES, state.synonyms.length));
    if (all.length > state.synonyms.length) changed.set(key, { before, after: { ...state, synonyms: all } });
  }
  return [...changed.values()];
};
