import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { DateField } from '../../../components/list-search.tsx';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { type IndexQuery, indexHref, indexQuery } from './index-query.ts';
import './overview.css';

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
      <DateField name={indexQuery.keys.date} value={query.date ?? dates?.max} dates={dates} />
      <HiddenFields of={indexQuery.hidden(query, 'date')} />
      <Button type="submit">查看</Button>
    </form>
  );
}
