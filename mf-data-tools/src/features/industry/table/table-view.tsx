import { freqTitle } from '@bee/domain/table-freq';
import { PrintNote, Section } from '@bee/ui/content';
import { SourceFacts } from '@bee/ui/data';
import { type TableQuery, tableHref } from '../address/table-query.ts';
import { ModelCards } from '../browse/model-cards.tsx';
import { useNoteViewed } from '../browse/viewed-ids.ts';
import { ChartDrawer } from '../chart/chart-drawer.tsx';
import { EmptyAnswer, OverLimit, Refused } from './answer-states.tsx';
import { DataGrid } from './data-grid.tsx';
import { HealthCard } from './health-card.tsx';
import type { TableData } from './load-table.ts';
import { TableControls } from './table-controls.tsx';
import { TableFilters } from './table-filters.tsx';
import { TableHeader } from './table-header.tsx';

/** A table of the database: facts, filtered rows, chart and related tables. */
export function TableView({ data, query }: { data: TableData; query: TableQuery }) {
  const { info, fields, answer, problem, drawing } = data;
  useNoteViewed(info.model_id);
  const states = answer ? { answer, fields, query } : null;
  return (
    <>
      <TableHeader info={info} query={query} total={answer?.total ?? null} />
      <TableFilters query={query} fields={fields} freq={info.freq} total={answer?.total} />
      {drawing && query.drawn ? (
        <ChartDrawer info={info} fields={fields} query={query} drawn={query.drawn} drawing={drawing} />
      ) : null}
      <TableControls info={info} fields={fields} query={query} />
      {problem ? <Refused problem={problem} fields={fields} query={query} /> : null}
      {states ? (
        <DataGrid
          key={JSON.stringify([
            query.filters,
            query.page,
            query.row,
            query.col,
            query.layout,
            query.sort,
            query.vintage,
          ])}
          title={info.title}
          {...states}
          notice={<OverLimit {...states} />}
          empty={<EmptyAnswer {...states} />}
        />
      ) : null}
      <HealthCard health={info.health} freq={info.freq} from={info.from} to={info.to} />
      <Section>
        <SourceFacts
          source={info.source}
          unit={info.unit ?? '见各列'}
          dates={{ min: info.from ?? '—', max: info.to ?? '—' }}
          frequency={freqTitle(info.freq)}
          method={`${info.desc} 引用：${info.citation}`}
        />
      </Section>
      {data.children.length > 0 ? (
        <Section title="分表" note="更细的地区、品种或频率">
          <ModelCards list={data.children} label="分表" />
        </Section>
      ) : null}
      {data.related.length > 0 ? (
        <Section title="相关的表">
          <ModelCards list={data.related} label="相关的表" />
        </Section>
      ) : null}
      <PrintNote to={tableHref(query, { page: query.page })} />
    </>
  );
}
