import type { ModelCard } from '@bee/contracts/entity/industry';
import type { ApiCaller } from '@bee/platform';
import { loadLevels, type TreeLevels } from '../tree/tree-levels.ts';

export type StartData = {
  view: 'start';
  levels: TreeLevels;
  viewed: ModelCard[];
  updated: ModelCard[];
  useful: ModelCard[];
};

const FEW = 6;

/** Loads the start page: no table is selected, so there are only links to tables. */
export const loadStart = async (api: ApiCaller): Promise<StartData> => {
  const [levels, viewed, updated, useful] = await Promise.all([
    loadLevels(api, []),
    api('industry/getRecentList', { kind: 'viewed', limit: FEW }),
    api('industry/getRecentList', { kind: 'updated', limit: FEW }),
    api('industry/seniorSearchTree', { sort: 'rows', page: 1, limit: FEW }),
  ]);
  return { view: 'start', levels, viewed: viewed.list, updated: updated.list, useful: useful.list };
};
