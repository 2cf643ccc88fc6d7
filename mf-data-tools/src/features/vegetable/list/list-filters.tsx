import type { DataFor } from '@bee/contracts/operations';
import { FilterRow, Filters } from '@bee/ui/content';
import { type ListQuery, listHref, listQuery } from './list-query.ts';

type Choices = DataFor<'vegetable/filterList'>;
type ListFiltersProps = { choices: Choices; query: ListQuery; total: number };

/** Facets as links; a class narrows the groups below it. */
export function ListFilters({ choices, query, total }: ListFiltersProps) {
  const groups = choices.groups.filter(({ class_id }) => !query.classId || class_id === query.classId);
  return (
    <Filters total={total} active={listQuery.active(query)} clear={listHref(listQuery.cleared(query))}>
      <FilterRow
        label="大类"
        clear={listHref(query, { classId: undefined, group: undefined })}
        options={choices.classes.map(({ id, title, count }) => ({
          title,
          count,
          href: listHref(query, { classId: id, group: undefined }),
          current: id === query.classId,
        }))}
      />
      <FilterRow
        label="品类"
        clear={listHref(query, { group: undefined })}
        options={groups.map(({ value, count }) => ({
          title: value,
          count,
          href: listHref(query, { group: value }),
          current: value === query.group,
        }))}
      />
      <FilterRow
        label="地区"
        clear={listHref(query, { area: undefined })}
        options={choices.provinces.map(({ adcode, name }) => ({
          title: name.replace(/[省市]$/, ''),
          href: listHref(query, { area: adcode, market: undefined }),
          current: adcode === query.area,
        }))}
      />
    </Filters>
  );
}
