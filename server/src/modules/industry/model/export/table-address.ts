import { filtersText } from '@bee/domain/table-filters';
import type { TableQuery } from '../../service/query-plan.ts';

/** URL of the page that shows the rows of a query, in the parameters that the page reads. */
export const tableAddress = (siteUrl: string, query: TableQuery): string => {
  const keys = {
    m: query.model_id,
    d: filtersText(query.filters),
    cols: query.columns?.join('~'),
    row: query.row,
    col: query.col,
    lay: query.layout || query.col ? undefined : 'list',
    u: query.unit,
    s: query.sort,
    v: query.vintage,
  };
  const said = Object.entries(keys).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return `${siteUrl}/home/industry/industrylists?${new URLSearchParams(said)}`;
};
