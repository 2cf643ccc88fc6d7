import type { TableFilter } from '@bee/domain/table-filters';
import { navigate } from '@bee/platform';
import { Filters, Icon } from '@bee/ui/content';
import { type TableQuery, tableHref, withFilter } from '../address/table-query.ts';
import type { TableFreq } from '../freq.ts';
import { ChoiceList } from './choice-list.tsx';
import { filterName } from './filter-names.ts';
import { PlaceList } from './place-list.tsx';
import { Popover } from './popover.tsx';
import type { TableField } from './table-data.ts';
import { TimeChoice } from './time-choice.tsx';
import './table.css';
import '../../../layout/list.css';
import '../../../layout/page.css';

type TableFiltersProps = {
  query: TableQuery;
  fields: readonly TableField[];
  freq: TableFreq;
  total: number | undefined;
};

/** A panel per filterable field, and the selected values as chips. On phones a sheet with the number of rows. */
export function TableFilters({ query, fields, freq, total }: TableFiltersProps) {
  const hrefOf = (field: string, filter: TableFilter | undefined) =>
    tableHref(query, { filters: withFilter(query, field, filter) });
  const set = Object.entries(query.filters);
  const usable = fields.filter(({ role }) => role !== 'measure');
  return (
    <Filters total={total} active={set.length} clear={tableHref(query, { filters: {} })}>
      <div className="tools-table-filters bee-wrap">
        {usable.map((field) => {
          const filter = query.filters[field.field];
          const chosen = Array.isArray(filter) ? filter : [];
          const apply = (close: () => void) => (values: string[]) => {
            close();
            navigate(hrefOf(field.field, values.length > 0 ? values : undefined));
          };
          return (
            <Popover
              key={`${field.field} ${JSON.stringify(filter)}`}
              active={Boolean(filter)}
              title={filter ? `${field.title}：${filterName(field, filter, freq)}` : field.title}
            >
              {(close) =>
                field.role === 'time' ? (
                  <TimeChoice
                    freq={freq}
                    filter={filter}
                    hrefOf={(one) => hrefOf(field.field, one)}
                    onApply={(one) => {
                      close();
                      navigate(hrefOf(field.field, one));
                    }}
                  />
                ) : field.role === 'geo' ? (
                  <PlaceList model={query.model} label={field.title} chosen={chosen} onApply={apply(close)} />
                ) : (
                  <ChoiceList
                    label={field.title}
                    offered={field.options ?? []}
                    chosen={chosen}
                    onApply={apply(close)}
                    note={<Cut field={field} />}
                  />
                )
              }
            </Popover>
          );
        })}
        {set.length > 0 ? (
          <ul className="tools-chosen bee-wrap" aria-label="已选条件">
            {set.map(([name, filter]) => {
              const field = fields.find((one) => one.field === name);
              const text = `${field?.title ?? name}：${filterName(field, filter, freq)}`;
              return (
                <li key={name}>
                  {text}
                  <a href={hrefOf(name, undefined)} aria-label={`去掉 ${text}`}>
                    <Icon name="close" size={14} />
                  </a>
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </Filters>
  );
}

function Cut({ field: { options = [], option_count = 0 } }: { field: TableField }) {
  if (option_count <= options.length) return null;
  return (
    <p className="tools-muted">
      按行数列出前 {options.length} 个，共 {option_count} 个
    </p>
  );
}
