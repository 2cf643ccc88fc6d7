import { linkChoices } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { type Drawn, drawings, type TableQuery, tableHref } from '../address/table-query.ts';
import { dimensionsOf, measuresOf, type TableField, timeField } from '../table/table-data.ts';
import type { Plan } from './load-drawing.ts';
import './chart.css';
import '../table/table.css';

type ChartBuilderProps = { fields: readonly TableField[]; query: TableQuery; drawn: Drawn; plan: Plan | null };

const TITLES = { line: '折线', bar: '条形', stack: '堆叠' } as const;

/** Controls of a table's chart: kind, measure, axis, and the dimension of the series. */
export function ChartBuilder({ fields, query, drawn, plan }: ChartBuilderProps) {
  const hrefOf = (change: Partial<Drawn>) => `${tableHref(query, { drawn: { ...drawn, ...change } })}#chart`;
  const dimensions = dimensionsOf(fields);
  const time = timeField(fields);
  const measures = measuresOf(fields);
  const line = drawn.kind === 'line';
  const along = line
    ? dimensions
    : [...(time ? [time] : []), ...dimensions.filter(({ field }) => field !== plan?.x?.field)];
  return (
    <div className="tools-builder bee-wrap bee-no-print">
      <Choices
        label="图形"
        choices={linkChoices(
          drawings.filter((kind) => kind === 'line' || dimensions.length > 0),
          drawn.kind,
          (kind) => hrefOf({ kind }),
          TITLES,
        )}
      />
      {measures.length > 1 ? (
        <Choices
          label="指标"
          choices={linkChoices(
            measures.slice(0, MAX_BARS).map(({ field, title }) => ({ value: field, title })),
            plan?.measure.field,
            (measure) => hrefOf({ measure }),
          )}
        />
      ) : null}
      {line ? (
        <span className="tools-builder-axis">横轴：{time?.title ?? '时间'}</span>
      ) : (
        <Choices
          label="横轴"
          choices={dimensions.map(({ field, title }) => ({
            title: `横轴：${title}`,
            href: hrefOf({ x: field, by: drawn.by === field ? undefined : drawn.by }),
            current: field === plan?.x?.field,
          }))}
        />
      )}
      {along.length > (line ? 1 : 0) ? (
        <Choices
          label="系列"
          choices={along.map(({ field, title }) => ({
            title: `按${title}`,
            href: hrefOf({ by: field }),
            current: field === plan?.by?.field,
          }))}
        />
      ) : null}
    </div>
  );
}

const MAX_BARS = 8;
