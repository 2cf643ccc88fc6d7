import type { DataFor } from '@bee/contracts/operations';
import type { Facet } from '@bee/contracts/shapes';
import { FacetRow, Filters } from '@bee/ui/content';
import { statuses } from '../../../components/standard/standard-status.tsx';
import { listQuery, type StandardQuery, standardHref, statusOrder } from './standard-query.ts';

type StandardFiltersProps = { facets: DataFor<'standard/getList'>['facets']; query: StandardQuery; total: number };

const FEW = 12;

/** Status first: most users want to know whether a standard is in force. */
export function StandardFilters({ facets = {}, query, total }: StandardFiltersProps) {
  const row = (
    label: string,
    key: 'category' | 'year' | 'ics' | 'ccs',
    choices: Facet[] | undefined,
    isCurrent = (value: string) => value === query[key],
  ) => (
    <FacetRow
      label={label}
      choices={shortened(choices, isCurrent)}
      current={choices?.map(({ value }) => value).find(isCurrent)}
      hrefOf={(value) => standardHref(query, { [key]: value })}
    />
  );
  return (
    <Filters total={total} active={listQuery.active(query)} clear={standardHref(query, listQuery.cleared(query))}>
      <FacetRow
        label="状态"
        choices={statusOrder.map((value) => ({
          value,
          title: statuses[value].title,
          count: facets.status?.find((facet) => facet.value === value)?.count ?? 0,
        }))}
        current={query.status}
        hrefOf={(status) => standardHref(query, { status })}
      />
      {row('分类', 'category', facets.cate)}
      {row('年份', 'year', facets.year)}
      {row('ICS', 'ics', facets.ics, (value) => query.ics?.startsWith(value) ?? false)}
      {row('中标分类', 'ccs', facets.ccs, (value) => query.ccs?.toUpperCase().startsWith(value) ?? false)}
    </Filters>
  );
}

/** The first choices, plus the selected one if it is not among them. */
const shortened = (choices: Facet[] = [], isCurrent: (value: string) => boolean): Facet[] => [
  ...choices.slice(0, FEW),
  ...choices.slice(FEW).filter(({ value }) => isCurrent(value)),
];
