type Heading = { id: string; title: string; level: number };

/** The contents in at most two levels: the highest level of the text is the first, everything below it the second. */
export const tocItems = (toc: readonly Heading[]): (Heading & { level: 1 | 2 })[] => {
  const top = Math.min(...toc.map(({ level }) => level));
  return toc.map(({ id, title, level }) => ({ id, title, level: level === top ? 1 : 2 }));
};
