import type { Market } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { Button, keepComposing } from '@bee/ui/content';
import type { FormEvent } from 'react';
import { type ListQuery, listHref, listKeys, readListQuery, toQuery } from './list-query.ts';

type ListSearchProps = { choices: DataFor<'vegetable/filterList'>; query: ListQuery };

/** What cannot be a link: a word, a market, a day. A GET form, so that it works before and without JavaScript. */
export function ListSearch({ choices, query }: ListSearchProps) {
  const { keyword: _word, market: _market, date: _day, ...kept } = query;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    navigate(listHref(readListQuery({ type: query.type }, form)));
  };
  return (
    <search className="tools-list-search bee-no-print">
      <form
        action={href('application/vegetable/list', { type: query.type })}
        method="get"
        onSubmit={send}
        onKeyDown={keepComposing}
        key={listHref(query)}
      >
        <label className="tools-field is-wide">
          <span>品名</span>
          <input
            type="search"
            name={listKeys.keyword}
            defaultValue={query.keyword}
            placeholder="品名或别名，如 番茄、西红柿"
            maxLength={100}
            enterKeyHint="search"
          />
        </label>
        <label className="tools-field">
          <span>市场</span>
          <select name={listKeys.market} defaultValue={query.market ?? ''}>
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
            name={listKeys.date}
            defaultValue={query.date}
            min={choices.dates?.min}
            max={choices.dates?.max}
          />
        </label>
        {Object.entries(toQuery({ ...kept, page: 1 })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
