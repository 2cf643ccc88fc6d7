import type { DataFor } from '@bee/contracts/operations';
import { FilterRow, Filters } from '@bee/ui/content';
import { type FilterKey, filterKeys, type ReportListState, reportQuery } from './report-list-query.ts';
import { TitleWords } from './title-words.tsx';

type Facets = NonNullable<DataFor<'article/getReportLists'>['facets']>;
type Facet = Facets[string][number];

type ReportFiltersProps = {
  state: ReportListState;
  facets: Facets;
  total: number;
  /** Filters that another part of the screen offers: months have their own grid. */
  without?: FilterKey[];
  /** Address of the list without conditions, the action of the title form. */
  start: string;
  link: (change: Partial<ReportListState>) => string;
};

const LABELS: Record<FilterKey, string> = {
  cate: '品类',
  org: '机构',
  year: '年份',
  pages: '页数',
  access: '权限',
};

/** A row with more choices is hard to scan; the others are found by title. */
const MAX_CHOICES = 24;

export const ReportFilters = ({ state, facets, total, without = [], start, link }: ReportFiltersProps) => {
  const rows = filterKeys
    .filter((key) => !without.includes(key))
    .map((key) => ({ key, options: optionsOf(facets[key] ?? [], state[key]) }))
    .filter(({ key, options }) => options.length > 1 || state[key]);
  return (
    <Filters
      total={total}
      active={reportQuery.active(state)}
      clear={reportQuery.address(start, reportQuery.cleared(state))}
    >
      {rows.map(({ key, options }) => (
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
      ))}
      <div className="bee-filter">
        <span className="bee-filter-label">标题</span>
        <TitleWords state={state} action={start} link={link} />
      </div>
    </Filters>
  );
};

/** The selected choice is always included, even without matches. */
const optionsOf = (facets: Facet[], chosen: string | undefined): Facet[] => {
  const shown = facets.slice(0, MAX_CHOICES);
  if (!chosen || shown.some(({ value }) => value === chosen)) return shown;
  return [...shown, facets.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen, count: 0 }];
};
