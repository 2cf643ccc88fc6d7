const CONCURRENCY = 16;

/**
 * Processes items 16 at a time: bucket requests have high latency but run well in parallel. @returns results in order
 */
export const mapConcurrent = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += CONCURRENCY)
    results.push(...(await Promise.all(items.slice(from, from + CONCURRENCY).map(work))));
  return results;
};
