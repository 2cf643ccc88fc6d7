import type { DataFor } from '@bee/contracts/operations';
import { provinces } from '@bee/domain/region';
import { href, navigate } from '@bee/platform';
import { Button, FacetRow, FilterRow, Filters } from '@bee/ui/content';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { readSupplyQuery, type SupplyQuery, sorts, supplyHref, supplyQuery } from './supply-query.ts';
import './supply.css';

export type SupplyChoices = {
  names: DataFor<'vegetable/getSupplyDemandNameList'>;
  cities: DataFor<'vegetable/getSupplyDemandCityList'>;
  specs: { value: string; count: number }[];
};

type SupplyFiltersProps = { choices: SupplyChoices; query: SupplyQuery; total: number };

/** Facets as links; a spec belongs to a product. */
export function SupplyFilters({ choices: { names, cities, specs }, query, total }: SupplyFiltersProps) {
  return (
    <Filters total={total} active={supplyQuery.active(query)} clear={supplyHref(supplyQuery.cleared(query))}>
      <FacetRow
        label="品名"
        choices={names.map(({ product, count }) => ({ value: product, count }))}
        current={query.product}
        hrefOf={(product) => supplyHref(query, { product, spec: undefined })}
      />
      <FacetRow
        label="城市"
        choices={cities.map(({ adcode, name, count }) => ({ value: adcode, title: name, count }))}
        current={query.city}
        hrefOf={(adcode) => supplyHref(query, { city: adcode })}
      />
      {specs.length > 0 ? (
        <FacetRow
          label="规格"
          choices={specs}
          current={query.spec}
          hrefOf={(value) => supplyHref(query, { spec: value })}
        />
      ) : null}
      <FilterRow
        label="图片"
        clear={supplyHref(query, { pictures: false })}
        options={[{ title: '仅看有图', href: supplyHref(query, { pictures: true }), current: query.pictures }]}
      />
    </Filters>
  );
}

/** The order by distance needs a province. */
const sortsFor = ({ near }: SupplyQuery) => Object.entries(sorts).filter(([sort]) => sort !== 'near' || near);

/** Sort order, price range and the reader's province; a GET form, so it works without JavaScript and before hydration. */
export function SupplyOrder({ query }: { query: SupplyQuery }) {
  return (
    <div className="tools-supply-order bee-no-print">
      <ul aria-label="排序">
        {sortsFor(query).map(([sort, title]) => (
          <li key={sort}>
            <a
              className={sort === query.sort ? 'bee-facet is-current' : 'bee-facet'}
              href={supplyHref(query, { sort: sort as SupplyQuery['sort'] })}
              aria-current={sort === query.sort || undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <form
        action={href('application/vegetable/list', { type: '4' })}
        method="get"
        onSubmit={(event) => navigate(supplyHref(readSupplyQuery(formQuery(event))))}
        key={supplyHref(query)}
      >
        <span id="supply-range">价格（元/公斤）</span>
        <input
          name={supplyQuery.keys.min}
          inputMode="decimal"
          aria-label="最低价，元/公斤"
          defaultValue={query.min}
          placeholder="最低"
        />
        <span aria-hidden="true">–</span>
        <input
          name={supplyQuery.keys.max}
          inputMode="decimal"
          aria-label="最高价，元/公斤"
          defaultValue={query.max}
          placeholder="最高"
        />
        <SelectField
          label="我在"
          className="tools-select"
          name={supplyQuery.keys.near}
          defaultValue={query.near ?? ''}
          options={[
            { value: '', title: '选省份看距离' },
            ...provinces.map(({ adcode, name }) => ({ value: adcode, title: name })),
          ]}
        />
        <HiddenFields of={supplyQuery.hidden(query, 'min', 'max', 'near')} />
        <Button type="submit">应用</Button>
      </form>
    </div>
  );
}
