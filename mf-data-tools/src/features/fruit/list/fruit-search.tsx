import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { Button, keepComposing } from '@bee/ui/content';
import { formQuery, HiddenFields } from '../../../parts/query-form.tsx';
import { type FruitQuery, fruitHref, fruitQuery, readFruitQuery } from './fruit-query.ts';
import '../../../layout/list.css';

type FruitSearchProps = { choices: DataFor<'fruit/filterInit'>; query: FruitQuery };

/** Keyword and day. A GET form, so it works without JavaScript and before hydration. */
export function FruitSearch({ choices, query }: FruitSearchProps) {
  const params: Record<string, string> = query.type === undefined ? {} : { type: query.type };
  return (
    <search className="tools-list-search bee-no-print">
      <form
        action={href('application/fruit/list', params)}
        method="get"
        onSubmit={(event) => navigate(fruitHref(readFruitQuery(params, formQuery(event))))}
        onKeyDown={keepComposing}
        key={fruitHref(query)}
      >
        <label className="tools-field is-wide">
          <span>品名或产地</span>
          <input
            type="search"
            name={fruitQuery.keys.keyword}
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
            name={fruitQuery.keys.date}
            defaultValue={query.date}
            min={choices.dates?.min}
            max={choices.dates?.max}
          />
        </label>
        <HiddenFields of={fruitQuery.hidden(query, 'type', 'keyword', 'date')} />
        <Button type="submit" kind="primary">
          查询
        </Button>
      </form>
    </search>
  );
}
