import type { DataFor } from '@bee/contracts/operations';
import { FacetRow, Filters } from '@bee/ui/content';
import { type ListQuery, listHref, listQuery } from './list-query.ts';

type Choices = DataFor<'vegetable/filterList'>;
type ListFiltersProps = { choices: Choices; query: ListQuery; total: number };

/** Facets as links; a class narrows the groups below it. */
export function ListFilters({ choices, query, total }: ListFiltersProps) {
  const groups = choices.groups.filter(({ class_id }) => !query.classId || class_id === query.classId);
  return (
    <Filters total={total} active={listQuery.active(query)} clear={listHref(listQuery.cleared(query))}>
      <FacetRow
        label="大类"
        choices={choices.classes}
        current={query.classId}
        hrefOf={(id) => listHref(query, { classId: id, group: undefined })}
      />
      <FacetRow
        label="品类"
        choices={groups}
        current={query.group}
        hrefOf={(value) => listHref(query, { group: value })}
      />
      <FacetRow
        label="地区"
        choices={choices.provinces.map(({ adcode, name }) => ({ value: adcode, title: name.replace(/[省市]$/, '') }))}
        current={query.area}
        hrefOf={(adcode) => listHref(query, { area: adcode, market: undefined })}
        clear={listHref(query, { area: undefined })}
      />
    </Filters>
  );
}
