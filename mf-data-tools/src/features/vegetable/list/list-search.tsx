import type { Market } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { Button, keepComposing } from '@bee/ui/content';
import { formQuery, HiddenFields } from '../../../parts/query-form.tsx';
import { type ListQuery, listHref, listQuery, readListQuery } from './list-query.ts';
import '../../../layout/list.css';

type ListSearchProps = { choices: DataFor<'vegetable/filterList'>; query: ListQuery };

/**
 * Filters that cannot be links: keyword, market, day. A GET form, so it works without JavaScript and before hydration.
 */
export function ListSearch({ choices, query }: ListSearchProps) {
  return (
    <search className="tools-list-search bee-no-print">
      <form
        action={href('application/vegetable/list', { type: query.type })}
        method="get"
        onSubmit={(event) => navigate(listHref(readListQuery({ type: query.type }, formQuery(event))))}
        onKeyDown={keepComposing}
        key={listHref(query)}
      >
        <label className="tools-field is-wide">
          <span>品名</span>
          <input
            type="search"
            name={listQuery.keys.keyword}
            defaultValue={query.keyword}
            placeholder="品名或别名，如 番茄、西红柿"
            maxLength={100}
            enterKeyHint="search"
          />
        </label>
        <label className="tools-field">
          <span>市场</span>
          <select name={listQuery.keys.market} defaultValue={query.market ?? ''}>
            <option value="">全部市场</option>
            {byProvince(choices.markets).map(([province, markets]) => (
              <optgroup key={province} label={province}>
                {markets.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className="tools-field">
          <span>日期</span>
          <input
            type="date"
            name={listQuery.keys.date}
            defaultValue={query.date}
            min={choices.dates?.min}
            max={choices.dates?.max}
          />
        </label>
        <HiddenFields of={listQuery.hidden(query, 'type', 'keyword', 'market', 'date')} />
        <Button type="submit" kind="primary">
          查询
        </Button>
      </form>
    </search>
  );
}

const byProvince = (markets: Market[]): [string, Market[]][] => {
  const groups = new Map<string, Market[]>();
  for (const market of markets) {
    const province = market.province ?? '其他';
    groups.set(province, [...(groups.get(province) ?? []), market]);
  }
  return [...groups];
};
