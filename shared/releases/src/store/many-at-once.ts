const CONCURRENCY = 16;

/** Works on all of them, sixteen at a time: a bucket takes long for each and not for many. @returns answers in order */
export const manyAtOnce = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += CONCURRENCY)
    results.push(...(await Promise.all(items.slice(from, from + CONCURRENCY).map(work))));
  return results;
};
