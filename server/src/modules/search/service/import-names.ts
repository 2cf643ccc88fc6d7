import { nameProblem, splitNames, type ThesaurusKind } from '@bee/domain/thesaurus';
import type { Tx } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import { withImported } from '../model/imported-names.ts';
import type { ImportedNames } from '../model/stored-entry.ts';
import { listTakenAway, lockThesaurus, storeEntries } from '../store/thesaurus-edit.repository.ts';

/** Reads the cell 别名; undefined if it has no name that can be stored. */
export const otherNames = (kind: ThesaurusKind, name: string, cell: string): ImportedNames | undefined => {
  if (cell === '' || nameProblem(name)) return undefined;
  const synonyms = splitNames(cell).filter((each) => !nameProblem(each) && fold(each) !== fold(name));
  return synonyms.length > 0 ? { kind, name, synonyms } : undefined;
};

/** Adds names to the thesaurus, except what operators took away. It locks the thesaurus, so call it last. */
export const importNames = async (tx: Tx, given: readonly ImportedNames[], now: Date): Promise<void> => {
  if (given.length === 0) return;
  const entries = withImported(await lockThesaurus(tx), given, await listTakenAway(tx));
  if (entries.length > 0) await storeEntries(tx, entries, { origin: 'import', operator: null, now });
};
