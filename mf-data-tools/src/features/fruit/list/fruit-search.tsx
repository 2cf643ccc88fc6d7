import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { Button, keepComposing } from '@bee/ui/content';
import type { FormEvent } from 'react';
import { type FruitQuery, fruitHref, fruitKeys, readFruitQuery, toQuery } from './fruit-query.ts';

type FruitSearchProps = { choices: DataFor<'fruit/filterInit'>; query: FruitQuery };

/** A word and a day. A GET form, so that it works before and without JavaScript. */
export function FruitSearch({ choices, query }: FruitSearchProps) {
  const { keyword: _word, date: _day, ...kept } = query;
  const params: Record<string, string> = query.type === undefined ? {} : { type: query.type };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    navigate(fruitHref(readFruitQuery(params, form)));
  };
  return (
    <search className="tools-list-search bee-no-print">
      <form
        action={href('application/fruit/list', params)}
        method="get"
        onSubmit={send}
        onKeyDown={keepComposing}
        key={fruitHref(query)}
      >
        <label className="tools-field is-wide">
          <span>品名或产地</span>
          <input
            type="search"
            name={fruitKeys.keyword}
            defaultValue={query.keyword}
            placeholder="品名、产区或产地，如 苹果、栖霞"
            maxLength={60}
            enterKeyHint="search"
          />
        </label>
        <label className="tools-field">
          <span>日期</span>
          <input
            type="date"
            name={fruitKeys.date}
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
