import { fold } from '../../../text/fold.ts';

/** A thing with the names that people use for it. */
export type ThesaurusEntry = {
  name: string;
  synonyms: readonly string[];
  /** Of which it is a variety or a cut. */
  broader: readonly string[];
};

export type Thesaurus = {
  /** All names, folded. */
  names: ReadonlySet<string>;
  /** Other names of the things with this name; of several if the name is ambiguous. Folded. */
  synonymsOf(folded: string): readonly string[];
  /** Names of the varieties of the things with this name. Folded. */
  varietiesOf(folded: string): readonly string[];
};

/**
 * Names are not followed further than from one entry: 地瓜 is 红薯 or 凉薯, but that does not make 凉薯 a name of 红薯.
 */
export const thesaurusOf = (entries: readonly ThesaurusEntry[]): Thesaurus => {
  const synonyms = new Map<string, Set<string>>();
  const varieties = new Map<string, Set<string>>();
  for (const entry of entries) {
    const names = [entry.name, ...entry.synonyms].map(fold);
    for (const name of names) addAll(synonyms, name, names);
    for (const broader of entry.broader) addAll(varieties, fold(broader), names);
  }
  const synonymsOf = (folded: string) => [...(synonyms.get(folded) ?? [])].filter((name) => name !== folded);
  return {
    names: new Set(synonyms.keys()),
    synonymsOf,
    varietiesOf: (folded) => [
      ...new Set([folded, ...synonymsOf(folded)].flatMap((name) => [...(varieties.get(name) ?? [])])),
    ],
  };
};

const addAll = (to: Map<string, Set<string>>, key: string, values: readonly string[]): void => {
  const known = to.get(key) ?? new Set();
  for (const value of values) known.add(value);
  to.set(key, known);
};
