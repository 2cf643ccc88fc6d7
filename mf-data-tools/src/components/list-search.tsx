import { navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { DayField } from '@bee/ui/day';
import type { ReactNode } from 'react';
import { formQuery, HiddenFields } from './query-form.tsx';
import '../layout/list.css';

type ListSearchProps = {
  /** Address of the list without a query. */
  action: string;
  /** Address of the list as it is shown. */
  current: string;
  hrefOf(query: Record<string, string>): string;
  keyword: { label: string; name: string; value: string | undefined; placeholder: string; maxLength: number };
  /** Between keyword and button. */
  children: ReactNode;
  hidden: Record<string, string>;
};

/** Filters that cannot be links. A GET form, so it works without JavaScript and before hydration. */
export function ListSearch({ action, current, hrefOf, keyword, children, hidden }: ListSearchProps) {
  return (
    <search className="tools-list-search bee-no-print">
      <form action={action} method="get" onSubmit={(event) => navigate(hrefOf(formQuery(event)))} key={current}>
        <label className="tools-field is-wide">
          <span>{keyword.label}</span>
          <input
            type="search"
            name={keyword.name}
            defaultValue={keyword.value}
            placeholder={keyword.placeholder}
            maxLength={keyword.maxLength}
            enterKeyHint="search"
          />
        </label>
        {children}
        <HiddenFields of={hidden} />
        <Button type="submit" kind="primary">
          查询
        </Button>
      </form>
    </search>
  );
}

type DateFieldProps = {
  name: string;
  value: string | null | undefined;
  dates: { min: string; max: string } | null | undefined;
};

/** A day for which there may be figures. */
export function DateField({ name, value, dates }: DateFieldProps) {
  const id = `tools-day-${name}`;
  return (
    <div className="tools-field">
      <label htmlFor={id}>日期</label>
      <DayField id={id} name={name} defaultValue={value ?? undefined} min={dates?.min} max={dates?.max} />
    </div>
  );
}
