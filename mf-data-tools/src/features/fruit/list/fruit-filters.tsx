import type { DataFor } from '@bee/contracts/operations';
import { FacetRow, Filters } from '@bee/ui/content';
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
      <FacetRow
        label="品名"
        choices={choices.categories}
        current={query.category}
        hrefOf={(value) => fruitHref(query, { category: value, area: undefined, addr: undefined })}
        clear={fruitHref(query, { category: undefined })}
      />
      <FacetRow
        label="产区"
        choices={origins.map(({ production_area, count }) => ({ value: production_area, count }))}
        current={query.area}
        hrefOf={(production_area) => fruitHref(query, { area: production_area, addr: undefined })}
      />
      {chosen ? (
        <FacetRow
          label="产地"
          choices={chosen.addrs.map(({ addr, count }) => ({ value: addr, count }))}
          current={query.addr}
          hrefOf={(addr) => fruitHref(query, { addr })}
        />
      ) : null}
      <FacetRow
        label="单位"
        choices={choices.units}
        current={query.unit}
        hrefOf={(value) => fruitHref(query, { unit: value })}
      />
    </Filters>
  );
}
