import { Button, Empty, LinkButton, PrintSheet, SampleBadge } from '@bee/ui/content';
import { ClosedDays } from '../../../components/price/closed-days.tsx';
import { DailyHeader } from './daily-header.tsx';
import { type DailyQuery, dailyHref } from './daily-query.ts';
import { SheetChoices } from './sheet-choices.tsx';
import { chosenRows, type SheetData } from './sheet-data.ts';
import { SheetTable } from './sheet-table.tsx';
import './sheet.css';
import '../detail/price-moves.css';
import '../spread/spread.css';
import '../../../layout/page.css';

type SheetScreenProps = { data: SheetData; query: DailyQuery };

/** Rows of a page in the usual size; more are set smaller. */
const SHORT = 34;

/** A4 price sheet of one market and day: configured on the screen, black on white on paper. */
export function SheetScreen({ data, query }: SheetScreenProps) {
  const { market, date, rows, total, choices } = data;
  const shown = chosenRows(rows, query);
  const sample = choices.source.sample;
  return (
    <PrintSheet
      className={shown.length > SHORT ? 'tools-sheet is-long' : 'tools-sheet'}
      to={dailyHref({ ...query, view: 'sheet', market: market?.id, date: date ?? undefined })}
      note={
        shown.length > 0
          ? `价格由${market?.name ?? ''}当日报价折算为元/公斤；涨跌与 7 天内的上一次报价相比，没有可比报价时为 —；仅供参考，以现场成交为准。`
          : undefined
      }
    >
      <DailyHeader
        title={sheetTitle(data)}
        query={query}
        meta={
          <>
            {date ? (
              <span>
                数据截止 <time dateTime={date}>{date}</time>
              </span>
            ) : null}
            {shown.length > 0 ? <span>{shown.length} 个品种，单位元/公斤</span> : null}
            <span>来源：{choices.source.name}</span>
            <SampleBadge sample={sample} />
          </>
        }
        actions={
          shown.length > 0 ? (
            <Button kind="primary" onClick={() => window.print()}>
              打印行情单
            </Button>
          ) : undefined
        }
      />
      <SheetChoices data={data} query={query} />
      {shown.length > 0 ? (
        <>
          <SheetTable rows={shown} caption={`${market?.name ?? ''} ${date ?? ''} 行情单，元/公斤`} />
          {total > rows.length ? (
            <p className="tools-muted">
              这个市场当天报出 {total} 条价格，行情单最多列出前 {rows.length} 条。
            </p>
          ) : null}
        </>
      ) : (
        <NoRows data={data} query={query} />
      )}
    </PrintSheet>
  );
}

export const sheetTitle = ({ market }: SheetData): string => (market ? `${market.name}行情单` : '行情单');

function NoRows({ data: { market, date, rows, choices, access }, query }: SheetScreenProps) {
  if (query.wrongDate)
    return (
      <Empty
        title={`没有“${query.wrongDate}”这一天`}
        action={<LinkButton href={dailyHref({ ...query, date: undefined })}>看最新一天</LinkButton>}
      >
        日期应写成 2026-01-31 的样子。
      </Empty>
    );
  if (!market)
    return (
      <Empty
        title={query.market ? '没有这个市场' : '暂时没有市场报价'}
        action={
          choices.markets.length > 0 ? (
            <LinkButton href={dailyHref({ view: 'sheet' })}>换一个市场</LinkButton>
          ) : undefined
        }
      >
        {query.market ? '市场可能已停报；请从列表中选择。' : '行情导入后可以打印行情单。'}
      </Empty>
    );
  if (access) return <ClosedDays access={access} newest={dailyHref({ ...query, date: undefined })} />;
  if (rows.length > 0)
    return (
      <Empty
        title="所选品种当天没有报价"
        action={<LinkButton href={dailyHref({ ...query, groups: [], products: [] })}>看全部品种</LinkButton>}
      >
        {market.name} {date} 报出 {rows.length} 个品种，其中没有所选的。
      </Empty>
    );
  return (
    <Empty
      title={`${market.name} ${date ?? ''} 没有报价`}
      action={<LinkButton href={dailyHref({ ...query, date: undefined })}>看最新一天</LinkButton>}
    >
      {market.last_report_at ? `这个市场最近一次报价是 ${market.last_report_at}；` : null}休市日不报价，也不补数。
    </Empty>
  );
}
