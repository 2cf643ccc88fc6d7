import type { DataFor } from '@bee/contracts/operations';
import { FilterRow, Filters } from '@bee/ui/content';
import { type FruitQuery, fruitHref, fruitQuery } from './fruit-query.ts';

type FruitFiltersProps = {
  choices: DataFor<'fruit/filterInit'>;
  origins: DataFor<'fruit/getFilterOrigin'>;
  query: FruitQuery;
  total: number;
};

/** Facets as links; a fruit narrows the areas, an area opens its origins. */
export function FruitFilters({ choices, origins, query, total }: FruitFiltersProps) {
  const chosen = origins.find(({ production_area }) => production_area === query.area);
  return (
    <Filters total={total} active={fruitQuery.active(query)} clear={fruitHref(fruitQuery.cleared(query))}>
      <FilterRow
        label="品名"
        clear={fruitHref(query, { category: undefined })}
        options={choices.categories.map(({ value, count }) => ({
          title: value,
          count,
          href: fruitHref(query, { category: value, area: undefined, addr: undefined }),
          current: value === query.category,
        }))}
      />
      <FilterRow
        label="产区"
        clear={fruitHref(query, { area: undefined, addr: undefined })}
        options={origins.map(({ production_area, count }) => ({
          title: production_area,
          count,
          href: fruitHref(query, { area: production_area, addr: undefined }),
          current: production_area === query.area,
        }))}
      />
      {chosen ? (
        <FilterRow
          label="产地"
          clear={fruitHref(query, { addr: undefined })}
          options={chosen.addrs.map(({ addr, count }) => ({
            title: addr,
            count,
            href: fruitHref(query, { addr }),
            current: addr === query.addr,
          }))}
        />
      ) : null}
      <FilterRow
        label="单位"
        clear={fruitHref(query, { unit: undefined })}
        options={choices.units.map(({ value, title, count }) => ({
          title,
          count,
          href: fruitHref(query, { unit: value }),
          current: value === query.unit,
        }))}
      />
    </Filters>
  );
}
