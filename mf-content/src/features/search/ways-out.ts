import type { DataFor } from '@bee/contracts/operations';
import type { SearchChange, SearchState } from './search-query.ts';

type WayOut = { title: string; change: SearchChange };

const MAX_WORDS = 3;

/** Conditions that can be removed after an empty search, the one that certainly helps first. */
export const waysOut = (state: SearchState, { tabs, terms }: DataFor<'article/search'>): WayOut[] => {
  const all = tabs.find(({ name }) => name === 'all')?.total ?? 0;
  const ways: WayOut[] = [];
  if (state.name) ways.push({ title: all > 0 ? `看全部 ${all} 条结果` : '不限类别', change: { name: undefined } });
  if (state.not) ways.push({ title: `不排除“${state.not}”`, change: { not: undefined } });
  if (all === 0 && terms.length > 1)
    for (const term of terms.slice(0, MAX_WORDS)) {
      const keyword = state.keyword.replace(term, '').replace(/\s+/g, ' ').trim();
      if (keyword !== state.keyword && keyword !== '') ways.push({ title: `去掉“${term}”`, change: { keyword } });
    }
  return ways;
};
