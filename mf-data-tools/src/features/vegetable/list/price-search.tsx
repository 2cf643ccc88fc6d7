import type { DataFor } from '@bee/contracts/operations';
import { groupBy } from '@bee/domain/group-by';
import { href } from '@bee/platform';
import { DateField, ListSearch } from '../../../components/list-search.tsx';
import { SelectField } from '../../../components/select-field.tsx';
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
      <SelectField
        label="市场"
        className="tools-field"
        name={listQuery.keys.market}
        defaultValue={query.market ?? ''}
        options={[
          { value: '', title: '全部市场' },
          ...[...groupBy(choices.markets, ({ province }) => province ?? '其他')].map(([province, markets]) => ({
            title: province,
            choices: markets.map(({ id, name }) => ({ value: id, title: name })),
          })),
        ]}
      />
      <DateField name={listQuery.keys.date} value={query.date} dates={choices.dates} />
    </ListSearch>
  );
}
