/** The given key if it is a valid choice, otherwise the default. */
export const chosen = <Key extends string>(given: string | undefined, words: Record<Key, string>, usual: Key): Key =>
  given !== undefined && Object.hasOwn(words, given) ? (given as Key) : usual;

export const optionsOf = (words: Record<string, string>, current: string, to: (key: string) => string) =>
  Object.entries(words).map(([key, title]) => ({ title, href: to(key), current: key === current }));
