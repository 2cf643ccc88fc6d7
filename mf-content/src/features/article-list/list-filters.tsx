import type { DataFor } from '@bee/contracts/operations';
import { FacetRow, Filters } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { validities } from '../../lib/validity.ts';
import { type FilterKey, LEVELS, type ListLink, type ListState } from './list-query.ts';
import './article-list.css';

export type Facets = NonNullable<DataFor<'article/getNewsList'>['facets']>;
type Facet = Facets[string][number];

type ListFiltersProps = {
  state: ListState;
  labels: Partial<Record<FilterKey, string>>;
  /** A filter that another part of the page offers. */
  without?: FilterKey | undefined;
  facets: Facets;
  total: number;
  /** Number of active filters. */
  active: number;
  /** Address without filters. */
  clear: string;
  link: ListLink;
  /** A form for words of titles, with the rows that are folded away. */
  children?: ReactNode;
};

/** Rows shown without expanding, so that the list itself begins on the first screen. */
const OPEN_ROWS = 2;

/** A row with more choices is hard to scan; the others are found with the search field. */
const MAX_CHOICES = 24;

export function ListFilters(props: ListFiltersProps) {
  const { state, labels, facets, link, children } = props;
  const rows = (Object.keys(labels) as FilterKey[])
    .filter((key) => key !== props.without)
    .map((key) => ({ key, choices: choicesOf(key, facets[key] ?? [], state[key]) }))
    .filter(({ key, choices }) => choices.length > 1 || state[key]);
  if (rows.length === 0 && !children) return null;
  // A summary above a single row would take as much space as the row.
  const open = children || rows.length > OPEN_ROWS + 1 ? OPEN_ROWS : rows.length;
  const folded = rows.slice(open);
  const names = [...folded.map(({ key }) => labels[key]), ...(children ? ['标题用词'] : [])];
  const isUsed = folded.some(({ key }) => state[key]) || Boolean(children && (state.q || state.not));
  const show = ({ key, choices }: (typeof rows)[number]) => (
    <FacetRow
      key={key}
      label={labels[key] ?? ''}
      choices={choices}
      current={state[key]}
      hrefOf={(value) => link({ [key]: state[key] === value ? undefined : value })}
    />
  );
  return (
    <Filters total={props.total} active={props.active} clear={props.clear}>
      {rows.slice(0, open).map(show)}
      {names.length > 0 ? (
        <details className="content-more-filters" open={isUsed}>
          <summary>更多筛选：{names.join('、')}</summary>
          {folded.map(show)}
          {children}
        </details>
      ) : null}
    </Filters>
  );
}

/** The choices of one filter; the selected one is always included, even without matches. */
const choicesOf = (key: FilterKey, facets: Facet[], chosen: string | undefined): Facet[] => {
  const named = inOwnOrder(key, facets);
  const shown = named.slice(0, MAX_CHOICES);
  if (!chosen || shown.some(({ value }) => value === chosen)) return shown;
  return [...shown, named.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen, count: 0 }];
};

/** States and levels have a fixed order; the others keep the order of the server. */
const inOwnOrder = (key: FilterKey, facets: Facet[]): Facet[] => {
  if (key === 'level') return LEVELS.flatMap((level) => facets.filter(({ value }) => value === level));
  if (key !== 'validity') return facets;
  return Object.entries(validities).flatMap(([value, { title }]) =>
    facets.filter((facet) => facet.value === value).map(({ count }) => ({ value, label: title, count })),
  );
};
