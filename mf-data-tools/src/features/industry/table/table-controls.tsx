import { navigate } from '@bee/platform';
import { Icon, LinkButton } from '@bee/ui/content';
import { SelectField } from '../../../components/select-field.tsx';
import { type TableQuery, tableHref } from '../address/table-query.ts';
import { ChoiceList } from './choice-list.tsx';
import { Popover } from './popover.tsx';
import { dimensionsOf, measuresOf, type TableField, type TableInfo, timeField } from './table-data.ts';
import './table.css';

type TableControlsProps = { info: TableInfo; fields: readonly TableField[]; query: TableQuery };

/** Layout of the rows: measures, pivoted field, unit, version. */
export function TableControls({ info, fields, query }: TableControlsProps) {
  const measures = measuresOf(fields);
  const time = timeField(fields);
  const across = [...(time ? [time] : []), ...dimensionsOf(fields)];
  const units = [...new Set(measures.flatMap(({ unit, units: others }) => (unit ? [unit, ...others] : others)))];
  return (
    <div className="tools-table-controls bee-wrap bee-no-print">
      {measures.length > 1 ? (
        <Popover
          key={query.cols.join()}
          title={`指标（${query.cols.length || measures.length}）`}
          active={query.cols.length > 0}
        >
          {(close) => (
            <ChoiceList
              label="指标"
              offered={measures.map(({ field, title, unit }) => ({
                value: field,
                label: unit ? `${title}（${unit}）` : title,
              }))}
              chosen={query.cols.length > 0 ? query.cols : measures.map(({ field }) => field)}
              onApply={(cols) => {
                close();
                navigate(tableHref(query, { cols: cols.length === measures.length ? [] : cols }));
              }}
            />
          )}
        </Popover>
      ) : null}
      <SelectField
        className="tools-select"
        label="行"
        value={query.row ?? ''}
        options={[{ value: '', title: '自动' }, ...across.map(({ field, title }) => ({ value: field, title }))]}
        onChoose={(row) =>
          navigate(tableHref(query, { row: row || undefined, ...(row === query.col && { col: undefined }) }))
        }
      />
      <SelectField
        className="tools-select"
        label="列"
        value={query.col ?? query.layout ?? ''}
        options={[
          { value: '', title: '自动（最近的时期）' },
          { value: 'list', title: '各指标（逐行列出）' },
          ...across.map(({ field, title }) => ({ value: field, title: `各${title}` })),
        ]}
        onChoose={(col) =>
          navigate(
            tableHref(query, {
              col: col === 'list' ? undefined : col || undefined,
              layout: col === 'list' ? col : undefined,
              sort: undefined,
              ...(col === query.row && { row: undefined }),
            }),
          )
        }
      />
      <LinkButton href={swapHref(query, across)} title="把行与列对调" icon={<Icon name="trade" size={16} />}>
        行列互换
      </LinkButton>
      {units.length > 1 ? (
        <SelectField
          className="tools-select"
          label="单位"
          value={query.unit ?? ''}
          options={[{ value: '', title: '原单位' }, ...units.map((unit) => ({ value: unit, title: unit }))]}
          onChoose={(unit) => navigate(tableHref(query, { unit: unit || undefined }))}
        />
      ) : null}
      {info.vintages.length > 1 ? (
        <SelectField
          className="tools-select"
          label="发布口径"
          value={query.vintage ?? ''}
          options={[
            { value: '', title: '最新' },
            ...withChosen(info.vintages, query.vintage).map((day) => ({ value: day, title: `按 ${day} 发布` })),
          ]}
          onChoose={(day) => navigate(tableHref(query, { vintage: day || undefined }))}
        />
      ) : null}
    </div>
  );
}

/** An address may name any day, even one without a publication. */
const withChosen = (days: readonly string[], chosen: string | undefined): string[] =>
  chosen && !days.includes(chosen) ? [chosen, ...days] : [...days];

/** A list becomes a pivot by time; where the table chooses the axes, the periods change between columns and rows. */
const swapHref = (query: TableQuery, across: readonly TableField[]): string => {
  const { row, col, layout } = query;
  const [time, first] = [
    across.find(({ role }) => role === 'time')?.field,
    across.find(({ role }) => role !== 'time')?.field,
  ];
  if (!col && layout !== 'list') return tableHref(query, { row: row === time ? undefined : time, sort: undefined });
  if (!col) return tableHref(query, { row: row === time ? first : row, col: time, sort: undefined });
  const next = row ?? (col === time ? first : time);
  return tableHref(query, { row: col, col: next === col ? undefined : next, sort: undefined });
};
