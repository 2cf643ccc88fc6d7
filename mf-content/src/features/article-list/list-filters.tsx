import type { DataFor } from '@bee/contracts/operations';
import { FilterRow, Filters } from '@bee/ui/content';
import { validities } from '../../lib/validity.ts';
import { type FilterKey, LEVELS, type ListState } from './article-list-query.ts';
import './article-list.css';

type Facet = NonNullable<DataFor<'article/getNewsList'>['facets']>[string][number];
export type Choices = Partial<Record<FilterKey, Facet[]>>;

type ListFiltersProps = {
  state: ListState;
  choices: Choices;
  total: number;
  /** Number of active filters. */
  active: number;
  /** Address without filters. */
  clear: string;
  link: (change: Partial<ListState>) => string;
};

const LABELS: Record<FilterKey, string> = {
  level: '级别',
  validity: '效力状态',
  doc_type: '文种',
  region: '地区',
  cate: '分类',
  tag: '标签',
  org: '发布机构',
  year: '年份',
};

/** Rows shown without expanding, so that the list itself begins on the first screen. */
const OPEN_ROWS = 4;

/** A row with more choices is hard to scan; the others are found with the search field. */
const MAX_CHOICES = 24;

export const ListFilters = ({ state, choices, total, active, clear, link }: ListFiltersProps) => {
  const rows = (Object.keys(LABELS) as FilterKey[])
    .map((key) => ({ key, options: optionsOf(key, choices[key] ?? [], state[key]) }))
    .filter(({ key, options }) => options.length > 1 || state[key]);
  if (rows.length === 0) return null;
  const folded = rows.slice(OPEN_ROWS);
  const show = ({ key, options }: Row) => (
    <FilterRow
      key={key}
      label={LABELS[key]}
      clear={link({ [key]: undefined })}
      options={options.map(({ value, label, count }) => ({
        title: label,
        count,
        current: state[key] === value,
        href: link({ [key]: state[key] === value ? undefined : value }),
      }))}
    />
  );
  return (
    <Filters total={total} active={active} clear={clear}>
      {rows.slice(0, OPEN_ROWS).map(show)}
      {folded.length > 0 ? (
        <details className="content-more-filters" open={folded.some(({ key }) => state[key])}>
          <summary>更多筛选：{folded.map(({ key }) => LABELS[key]).join('、')}</summary>
          {folded.map(show)}
        </details>
      ) : null}
    </Filters>
  );
};

type Row = { key: FilterKey; options: Facet[] };

/** The choices of one filter; the selected one is always included, even without matches. */
const optionsOf = (key: FilterKey, facets: Facet[], chosen: string | undefined): Facet[] => {
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
