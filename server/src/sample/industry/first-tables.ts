import type { NewTable } from '../../modules/industry/store/store-tables.ts';

const TABLES_PER_BRANCH = 2;

/** Whether a table is one of the first with its path in the tree and its frequency. */
export const firstOfBranch = (tables: readonly Pick<NewTable, 'modelId' | 'path' | 'freq'>[]) => {
  const counts = new Map<string, number>();
  const first = new Set<string>();
  for (const { path, freq, modelId } of tables) {
    const branch = [...path, freq].join('/');
    const count = (counts.get(branch) ?? 0) + 1;
    counts.set(branch, count);
    if (count <= TABLES_PER_BRANCH) first.add(modelId);
  }
  return ({ modelId }: { modelId: string }): boolean => first.has(modelId);
};
