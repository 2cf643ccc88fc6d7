import { formatNumber, MISSING } from '@bee/domain/format';
import { tableRights } from '@bee/domain/table-rights';
import { Button, type Column, copyText, DataTable, Icon, Pagination, Section, SourceNote } from '@bee/ui/content';
import { type ReactNode, useState } from 'react';
import { PreviewGate } from '../../../components/gate/preview-gate.tsx';
import { sortLinks } from '../../../lib/list-address.ts';
import { type SeriesKey, seriesText } from '../address/series-text.ts';
import { PAGE_SIZE, type TableQuery, tableHref } from '../address/table-query.ts';
import { addSeries } from '../basket/add-series.ts';
import type { TableAnswer, TableColumn, TableField } from './table-data.ts';
import { timeField } from './table-data.ts';
import './table.css';
import '../../../layout/page.css';

type DataGridProps = {
  title: string;
  answer: TableAnswer;
  fields: readonly TableField[];
  query: TableQuery;
  empty: ReactNode;
  /** Shown between head and rows: notice that rows are cut off. */
  notice?: ReactNode;
};

/** The rows of a response: sortable, selectable, can be copied and added to the basket. */
export function DataGrid({ title, answer, fields, query, empty, notice }: DataGridProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { columns, list, total, access, source, measures } = answer;
  const decimalsOf = (place: number) => fields.find(({ field }) => field === measures?.[place])?.decimals ?? null;
  const places = list.map((_, place) => place);
  const taken = chosen.size > 0 ? places.filter((place) => chosen.has(place)) : places;
  const open = access.allowed ? total : Math.min(total, access.preview?.shown ?? total);
  const toggle = (place: number) =>
    setChosen((now) => new Set(now.has(place) ? [...now].filter((one) => one !== place) : [...now, place]));
  const named = chosen.size > 0 ? `所选 ${chosen.size} 行` : '本页';
  return (
    <Section
      title="数据"
      note={`${formatNumber(total)} 行${answer.as_of ? `，数据截至 ${answer.as_of}` : ''}${query.vintage ? `，按 ${query.vintage} 发布` : ''}`}
      actions={
        list.length > 0 ? (
          <span className="bee-wrap bee-no-print">
            <Button
              icon={<Icon name="copy" size={16} />}
              title="复制后可直接粘贴到 Excel"
              onClick={() => void copyText(rowsText(answer, taken), `已复制${named}，可粘贴到 Excel`)}
            >
              复制{named}
            </Button>
            <Button
              disabled={chosen.size === 0}
              title={chosen.size === 0 ? '先勾选行' : undefined}
              onClick={() => void addSeries(seriesOfRows(query.model, answer, taken, fields))}
            >
              加入数据篮
            </Button>
          </span>
        ) : null
      }
    >
      {notice}
      <div className="tools-grid">
        <DataTable
          dense
          caption={title}
          hideCaption
          rows={places}
          rowKey={(place) => rowKey(answer, place)}
          columns={columns.map((column, at) =>
            columnOf(
              { ...column, title: titleOf(column, answer, fields) },
              at,
              answer,
              at === 0 ? { chosen, toggle } : null,
              measures && decimalsOf,
            ),
          )}
          sort={sortLinks(query.sort ?? '', (sort) => tableHref(query, { sort }))}
          empty={empty}
        />
      </div>
      {open > PAGE_SIZE ? (
        <Pagination page={answer.page} total={open} pageSize={PAGE_SIZE} href={(page) => tableHref(query, { page })} />
      ) : null}
      {list.length > 0 ? (
        <PreviewGate
          access={access}
          counted="行"
          back={query.site ? tableHref(query, { page: query.page }) : undefined}
        >
          目录、说明、健康度与检索对所有人开放；会员可看 {tableRights.member.rows} 行，VIP 可看全部。
        </PreviewGate>
      ) : null}
      <SourceNote source={source} updatedAt={answer.updated_at.slice(0, 10)}>
        <span>— 未公布，不是 0</span>
      </SourceNote>
    </Section>
  );
}

const rowKey = ({ at, list }: TableAnswer, place: number): string =>
  `${place} ${Object.values(at[place] ?? {}).join(' ')} ${list[place]?.[0] ?? ''}`;

type Choosing = { chosen: ReadonlySet<number>; toggle(place: number): void };

const columnOf = (
  { key, title, unit, role, decimals }: TableColumn,
  at: number,
  { list }: TableAnswer,
  choosing: Choosing | null,
  /** Where a column holds several measures. */
  decimalsOf: ((place: number) => number | null) | null,
): Column<number> => {
  const text = (place: number) => textOf(list[place]?.[at] ?? null, decimalsOf ? decimalsOf(place) : decimals);
  return {
    key,
    title,
    ...(unit && { unit }),
    numeric: role === 'measure',
    // The indicators of a place are kept together, so only a period can sort them.
    sortable: !decimalsOf || role === 'measure',
    cell: (place) =>
      choosing ? (
        <label className="tools-grid-first">
          <input
            type="checkbox"
            className="bee-no-print"
            checked={choosing.chosen.has(place)}
            onChange={() => choosing.toggle(place)}
            aria-label={`选择 ${text(place)} 第 ${place + 1} 行`}
          />
          <span className="bee-cut">{text(place)}</span>
        </label>
      ) : (
        text(place)
      ),
    hint: role === 'measure' ? undefined : text,
  };
};

/** Title of a pivoted column: the value, plus the measure where there are several. */
const titleOf = ({ field, title, of }: TableColumn, { columns }: TableAnswer, fields: readonly TableField[]): string =>
  of !== null && columns.some((other) => other.of !== null && other.field !== field)
    ? `${title} ${fields.find((one) => one.field === field)?.title ?? ''}`
    : title;

const textOf = (cell: string | number | null, decimals: number | null): string => {
  if (cell === null) return MISSING;
  return typeof cell === 'number' ? formatNumber(cell, decimals ?? 2) : cell;
};

/** Rows with their headers for a spreadsheet: tab-separated, plain numbers, empty cells for missing values. */
const rowsText = ({ columns, list }: Pick<TableAnswer, 'columns' | 'list'>, rows: readonly number[]): string =>
  [
    columns.map(({ title, unit }) => cellText(unit ? `${title}（${unit}）` : title)),
    ...rows.map((place) => columns.map((_, at) => cellText(list[place]?.[at] ?? null))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');

/** Line breaks and tabs would start another cell; a leading formula character would be executed. */
const cellText = (cell: string | number | null): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const flat = cell.replace(/[\t\r\n]+/g, ' ');
  return /^[=+@-]/.test(flat) ? `'${flat}` : flat;
};

/** The series of the rows: one per measure and, for a pivoted dimension, per value. */
const seriesOfRows = (
  model_id: string,
  answer: Pick<TableAnswer, 'columns' | 'at' | 'measures' | 'col'>,
  rows: readonly number[],
  fields: readonly TableField[],
): SeriesKey[] => {
  const across = answer.col;
  const time = timeField(fields)?.field;
  const measures = answer.columns.filter(({ role }) => role === 'measure');
  const keys = rows.flatMap((place) =>
    measures.map(({ field: own, of }): SeriesKey => {
      const field = answer.measures?.[place] ?? own;
      const at = { ...answer.at[place], ...(across && across !== time && of !== null && { [across]: of }) };
      return { model_id, measure: field, at: Object.fromEntries(Object.entries(at).filter(([name]) => name !== time)) };
    }),
  );
  return [...new Map(keys.map((key) => [seriesText(key), key])).values()];
};
