import { Fragment, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { type ChoiceTitles, type LinkChoice, linkChoices } from './link-choices.ts';
import './filters.css';

export type FilterOption = { title: string; href: string; count?: number; current?: boolean };
export type FilterRowProps = {
  label: string;
  options: FilterOption[];
  /** Address without this filter; shown as 清除 while an option is selected. */
  clear?: string;
};
export type FiltersProps = {
  /** FilterRows. */
  children: ReactNode;
  /** Number of results, on the phone's button 查看 128 条. */
  total?: number;
  /** Number of active filters, on the phone's button 筛选 (2). */
  active?: number;
  /** Address without any filter. */
  clear?: string;
};

/** Rows of facet links; on phones a bottom sheet toggled by a checkbox, so it needs no JavaScript. */
export function Filters({ children, total, active, clear }: FiltersProps) {
  const id = useId();
  return (
    <div className="bee-filters bee-no-print">
      <input type="checkbox" id={id} className="bee-filters-switch bee-quiet" aria-label="显示筛选条件" />
      <label htmlFor={id} className="bee-btn bee-filters-open">
        筛选{active ? ` (${active})` : ''}
      </label>
      <label htmlFor={id} className="bee-filters-mask">
        <span className="bee-quiet">关闭筛选条件</span>
      </label>
      <div className="bee-filters-sheet bee-box">
        {children}
        <div className="bee-filters-foot">
          {active && clear ? (
            <a className="bee-filters-clear" href={clear}>
              清除全部筛选
            </a>
          ) : null}
          <label htmlFor={id} className="bee-btn is-primary bee-filters-done">
            {total === undefined ? '完成' : `查看 ${total} 条`}
          </label>
        </div>
      </div>
    </div>
  );
}

/** One facet; nothing without options. An option without results is shown, but is not a link. */
export function FilterRow({ label, options, clear }: FilterRowProps) {
  if (options.length === 0) return <Fragment />;
  const chosen = options.some((option) => option.current);
  return (
    <div className="bee-filter">
      <span className="bee-filter-label">{label}</span>
      <ul aria-label={label}>
        {options.map((option) => (
          <li key={option.title}>
            <Option option={option} />
          </li>
        ))}
        {chosen && clear ? (
          <li>
            <a className="bee-facet is-clear" href={clear} aria-label={`清除${label}`}>
              清除
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

export type FacetRowProps<Value extends string> = {
  label: string;
  choices: readonly LinkChoice<Value>[];
  current: NoInfer<Value> | null | undefined;
  /** Address with a choice, or without one. */
  hrefOf(value?: Value): string;
  titles?: ChoiceTitles<Value>;
  /** Address without a choice if `hrefOf` does not give it. */
  clear?: string;
};

/** A facet of which at most one choice is active. */
export function FacetRow<const Value extends string>(props: FacetRowProps<Value>) {
  const { label, choices, current, hrefOf, titles, clear = hrefOf() } = props;
  return <FilterRow label={label} clear={clear} options={linkChoices(choices, current, hrefOf, titles)} />;
}

function Option({ option: { title, href, count, current } }: { option: FilterOption }) {
  const text = (
    <>
      {title}
      {count === undefined ? null : <span className="bee-facet-count bee-note">{count}</span>}
    </>
  );
  if (count === 0 && !current) return <span className="bee-facet is-off">{text}</span>;
  return (
    <a className={classNames('bee-facet', current && 'is-current')} href={href} aria-current={current || undefined}>
      {text}
    </a>
  );
}
