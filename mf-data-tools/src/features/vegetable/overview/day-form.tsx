import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import type { FormEvent } from 'react';
import { type IndexQuery, indexHref, indexKeys } from './index-query.ts';

type DayFormProps = { dates: DataFor<'vegetable/filterList'>['dates']; query: IndexQuery };

/** Another day. A GET form, so that it works before and without JavaScript. */
export function DayForm({ dates, query }: DayFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = new FormData(event.currentTarget).get(indexKeys.date);
    navigate(indexHref(query, { date: typeof date === 'string' && date ? date : undefined }));
  };
  return (
    <form
      className="tools-day-form"
      action={href('application/vegetable/list', { view: 'index' })}
      method="get"
      onSubmit={send}
      key={query.date}
    >
      <label className="tools-field">
        <span>日期</span>
        <input
          type="date"
          name={indexKeys.date}
          defaultValue={query.date ?? dates?.max}
          min={dates?.min}
          max={dates?.max}
        />
      </label>
      {query.classId ? <input type="hidden" name={indexKeys.classId} value={query.classId} /> : null}
      <Button type="submit">查看</Button>
    </form>
  );
}
