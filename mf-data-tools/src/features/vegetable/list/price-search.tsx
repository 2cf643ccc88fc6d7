import type { DataFor } from '@bee/contracts/operations';
import { groupBy } from '@bee/domain/group-by';
import { href } from '@bee/platform';
import { DateField, ListSearch } from '../../../components/list-search.tsx';
import { type ListQuery, listHref, listQuery, readListQuery } from './list-query.ts';

type PriceSearchProps = { choices: DataFor<'vegetable/filterList'>; query: ListQuery };

/** Keyword, market and day. */
export function PriceSearch({ choices, query }: PriceSearchProps) {
  const { type } = query;
  return (
    <ListSearch
      action={href('application/vegetable/list', { type })}
      current={listHref(query)}
      hrefOf={(typed) => listHref(readListQuery({ type }, typed))}
      keyword={{
        label: '品名',
        name: listQuery.keys.keyword,
        value: query.keyword,
        placeholder: '品名或别名，如 番茄、西红柿',
        maxLength: 100,
      }}
      hidden={listQuery.hidden(query, 'type', 'keyword', 'market', 'date')}
    >
      <label className="tools-field">
        <span>市场</span>
        <select name={listQuery.keys.market} defaultValue={query.market ?? ''}>
          <option value="">全部市场</option>
          {[...groupBy(choices.markets, ({ province }) => province ?? '其他')].map(([province, markets]) => (
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
      <DateField name={listQuery.keys.date} value={query.date} dates={choices.dates} />
    </ListSearch>
  );
}
