import { defineQuery } from '@bee/domain/define-query';
import { matching, oneOf } from '@bee/domain/query-fields';

/** Selects the view, or the table. */
export const industryQuery = defineQuery({
  view: oneOf(['search', 'basket']),
  model: matching(/^[a-z0-9][a-z0-9-]{0,60}$/, { key: 'm' }),
});

export const viewOf = (query: Record<string, string>): 'start' | 'table' | 'search' | 'basket' => {
  const { view, model } = industryQuery.read(query);
  return view ?? (model ? 'table' : 'start');
};
