import { formatNumber } from '@bee/domain/format';
import type { TableFilters } from '@bee/domain/table-filters';
import { Empty, LinkButton, Section } from '@bee/ui/content';
import { type TableQuery, tableHref, withFilter } from '../address/table-query.ts';
import { valueName } from './filter-names.ts';
import { measuresOf, type TableAnswer, type TableField, timeField } from './table-data.ts';
import './table.css';

type AnswerStateProps = { answer: TableAnswer; fields: readonly TableField[]; query: TableQuery };

type RefusedProps = { problem: string; fields: readonly TableField[]; query: TableQuery };

/** A query that the server refuses, with changes of it that are answered. */
export function Refused({ problem, fields, query }: RefusedProps) {
  const measures = measuresOf(fields);
  const shown = measures.filter(({ field }) => query.cols.length === 0 || query.cols.includes(field));
  const main = shown.find(({ title }) => /均价|平均/.test(title)) ?? shown[0];
  const time = timeField(fields);
  const across = query.col === undefined ? undefined : fields.find(({ field }) => field === query.col);
  const narrowed = time && across === time ? withFilter(query, time.field, { last: WIDE_PERIODS }) : query.filters;
  const isOne = shown.length === 1;
  return (
    <Section>
      <Empty
        title={across ? '列太多，放不下' : '这样查不了'}
        action={
          <div className="tools-ways-out bee-wrap">
            {across && across === time && shown.length <= MAX_SIDE_BY_SIDE ? (
              <LinkButton kind="primary" href={tableHref(query, { filters: narrowed, sort: undefined })}>
                最近 {WIDE_PERIODS} 期
              </LinkButton>
            ) : null}
            {across && main && !isOne ? (
              <LinkButton href={tableHref(query, { cols: [main.field], filters: narrowed, sort: undefined })}>
                只看{main.title}
              </LinkButton>
            ) : null}
            <LinkButton href={tableHref(query, WHOLE)}>回到整张表</LinkButton>
          </div>
        }
      >
        {problem}
      </Empty>
    </Section>
  );
}

const WIDE_PERIODS = 60;
/** Measures for which that many periods still fit into the columns of a pivot. */
const MAX_SIDE_BY_SIDE = 3;
const WHOLE = {
  filters: {},
  cols: [],
  row: undefined,
  col: undefined,
  unit: undefined,
  sort: undefined,
  vintage: undefined,
};

/** Which condition excludes all rows, and what is found without it. */
export function EmptyAnswer({ answer: { without, total, page, access }, fields, query }: AnswerStateProps) {
  if (total > 0 && page === 1 && !access.allowed)
    return (
      <Empty title="符合条件的行没有向您开放">
        这张表向您开放最新的一部分行，符合条件的 {formatNumber(total)} 行在其后；登录或开通 VIP 可看更多。
      </Empty>
    );
  if (total > 0)
    return (
      <Empty title="这一页没有数据" action={<LinkButton href={tableHref(query, { page: 1 })}>回到第一页</LinkButton>}>
        共 {formatNumber(total)} 行。
      </Empty>
    );
  if (Object.keys(query.filters).length === 0)
    return <Empty title="这张表还没有数据">数据由来源方公布后更新；可以先收藏，更新后在“我的收藏”里查看。</Empty>;
  return (
    <Empty
      title="没有同时符合这些条件的数据"
      action={
        <div className="tools-ways-out bee-wrap">
          {without.map(({ field, title, value, rows }) => (
            <LinkButton
              key={`${field} ${value}`}
              href={tableHref(query, { filters: withoutValue(query, field, value) })}
            >
              去掉“
              {value === null
                ? title
                : valueName(
                    fields.find((one) => one.field === field),
                    value,
                  )}
              ”可得 {formatNumber(rows)} 行
            </LinkButton>
          ))}
          <LinkButton kind={without.length === 0 ? 'primary' : 'text'} href={tableHref(query, { filters: {} })}>
            清除全部条件
          </LinkButton>
        </div>
      }
    >
      {without.length > 0 ? '去掉其中一个条件就有数据：' : '去掉任何一个条件仍然没有数据。'}
    </Empty>
  );
}

const withoutValue = (query: TableQuery, field: string, value: string | null): TableFilters => {
  const filter = query.filters[field];
  const others = value !== null && Array.isArray(filter) ? filter.filter((one) => one !== value) : [];
  return withFilter(query, field, others.length > 0 ? others : undefined);
};

/** More rows than can be paged through: suggests a field to filter and a shorter span. */
export function OverLimit({ answer: { over }, fields, query }: AnswerStateProps) {
  if (!over) return null;
  const time = timeField(fields);
  const narrower = time ? tableHref(query, { filters: withFilter(query, time.field, { last: FEW_PERIODS }) }) : null;
  return (
    <div className="bee-notice" role="status">
      <div>
        <strong>
          共 {formatNumber(over.rows)} 行，一次最多显示 {formatNumber(over.most)} 行，请缩小范围
        </strong>
        <p>
          “{over.title}”有 {formatNumber(over.values)} 个值，最值得先限定：在上面的“{over.title}”里选择几个。
        </p>
      </div>
      {narrower ? <LinkButton href={narrower}>只看最近 {FEW_PERIODS} 期</LinkButton> : null}
    </div>
  );
}

const FEW_PERIODS = 5;
