import type { DataFor } from '@bee/contracts/operations';
import type { Facet } from '@bee/contracts/shapes';
import { type FilterOption, FilterRow, Filters } from '@bee/ui/content';
import { statuses } from '../../../parts/standard/standard-status.tsx';
import { listQuery, type StandardQuery, type StandardStatus, standardHref, statusOrder } from './standard-query.ts';

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
    <FilterRow
      label={label}
      clear={standardHref(query, { [key]: undefined })}
      options={shortened(choices, isCurrent).map(
        ({ value, label: title, count }): FilterOption => ({
          title,
          count,
          href: standardHref(query, { [key]: value }),
          current: isCurrent(value),
        }),
      )}
    />
  );
  return (
    <Filters total={total} active={listQuery.active(query)} clear={standardHref(query, listQuery.cleared(query))}>
      <FilterRow
        label="状态"
        clear={standardHref(query, { status: undefined })}
        options={statusOrder.map((status: StandardStatus) => ({
          title: statuses[status].title,
          count: facets.status?.find(({ value }) => value === status)?.count ?? 0,
          href: standardHref(query, { status }),
          current: status === query.status,
        }))}
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
