import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { formQuery, HiddenFields } from '../../../parts/query-form.tsx';
import { type IndexQuery, indexHref, indexQuery } from './index-query.ts';
import './overview.css';
import '../../../layout/list.css';

type DayFormProps = { dates: DataFor<'vegetable/filterList'>['dates']; query: IndexQuery };

/** Selects another day. A GET form, so it works without JavaScript and before hydration. */
export function DayForm({ dates, query }: DayFormProps) {
  return (
    <form
      className="tools-day-form"
      action={href('application/vegetable/list', { view: 'index' })}
      method="get"
      onSubmit={(event) => navigate(indexHref(indexQuery.read(formQuery(event))))}
      key={query.date}
    >
      <label className="tools-field">
        <span>日期</span>
        <input
          type="date"
          name={indexQuery.keys.date}
          defaultValue={query.date ?? dates?.max}
          min={dates?.min}
          max={dates?.max}
        />
      </label>
      <HiddenFields of={indexQuery.hidden(query, 'date')} />
      <Button type="submit">查看</Button>
    </form>
  );
}
