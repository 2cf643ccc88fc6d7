import type { DataFor } from '@bee/contracts/operations';
import type { ApiCaller } from '@bee/platform';
import { type SearchQuery, searchRequest } from '../address/search-query.ts';
import { refusal } from '../refusal.ts';
import { loadLevels, type TreeLevels } from '../tree/tree-levels.ts';

export type SearchAnswer = DataFor<'industry/seniorSearchTree'>;
export type Category = DataFor<'industry/getCategory'>[number];

export type SearchData = {
  view: 'search';
  levels: TreeLevels;
  /** Categories of the searched domain, if one is selected. */
  categories: Category[];
  found: SearchAnswer | null;
  /** Message of a rejected search. */
  problem: string | null;
};

export const loadSearch = async (api: ApiCaller, query: SearchQuery): Promise<SearchData> => {
  const [levels, asked] = await Promise.all([loadLevels(api, []), ask(api, query)]);
  const domain = levels['']?.find(({ id }) => id === query.domain)?.id;
  const categories = domain ? await api('industry/getCategory', { domain_id: domain }) : [];
  return { view: 'search', levels, categories, ...asked };
};

const ask = async (api: ApiCaller, query: SearchQuery): Promise<Pick<SearchData, 'found' | 'problem'>> => {
  try {
    return { found: await api('industry/seniorSearchTree', searchRequest(query)), problem: null };
  } catch (error) {
    return { found: null, problem: refusal(error) };
  }
};
