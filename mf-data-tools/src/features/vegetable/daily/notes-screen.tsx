import { href } from '@bee/platform';
import { Empty, LinkButton, PrintNote, RichText, SampleBadge, Section, SourceNote } from '@bee/ui/content';
import { ClosedDays } from '../../../components/price/closed-days.tsx';
import { ClassIndexStrip } from '../quote/class-index-strip.tsx';
import type { NotesData } from './daily-data.ts';
import { DailyHeader } from './daily-header.tsx';
import { type DailyQuery, dailyHref } from './daily-query.ts';
import { DayMovers } from './day-movers.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { NoteList } from './note-list.tsx';
import './daily.css';
import '../../../layout/page.css';

type NotesScreenProps = { data: NotesData; query: DailyQuery };

/** The note of a day, its month, the largest changes, and the other notes of the month. */
export function NotesScreen({ data, query }: NotesScreenProps) {
  const { note, notes, dates, source, statistic, indices } = data;
  return (
    <div className="tools-stack">
      <DailyHeader
        title="每日价格监测"
        query={query}
        meta={
          <>
            {dates ? (
              <span>
                数据 <time dateTime={dates.min}>{dates.min}</time> 至 <time dateTime={dates.max}>{dates.max}</time>
              </span>
            ) : (
              <span>暂时没有数据</span>
            )}
            <SampleBadge sample={source.sample} />
          </>
        }
      />
      <div className="tools-daily-top">
        <Section title={note ? note.title : '当日简报'}>
          {note ? (
            <>
              {note.product ? <ProductLine note={note.product} date={note.date} /> : null}
              <RichText html={note.content_html} />
              <p className="tools-daily-sheet bee-no-print">
                <LinkButton kind="primary" href={dailyHref({ view: 'sheet', date: note.date })}>
                  打印 {note.date} 行情单
                </LinkButton>
              </p>
            </>
          ) : (
            <NoNote data={data} query={query} />
          )}
        </Section>
        <MonthCalendar data={data} query={query} />
      </div>
      {note && statistic ? (
        <>
          <Section title="品类指数" note={`${note.date}，当日均价与近 30 天均值之比，100 为持平`} flush>
            <ClassIndexStrip
              indices={indices}
              hrefOf={({ group }) => href('application/vegetable/list', { type: '1', group, date: note.date })}
            />
          </Section>
          <DayMovers statistic={statistic} date={note.date} />
        </>
      ) : null}
      <NoteList notes={notes} query={query} month={data.month} />
      <SourceNote source={source} updatedAt={dates?.max}>
        <span>简报由当日报价算出；没有报价的日子没有简报</span>
      </SourceNote>
      <PrintNote to={note ? dailyHref({ date: note.date }) : undefined} />
    </div>
  );
}

type Product = NonNullable<NonNullable<NotesData['note']>['product']>;

function ProductLine({ note, date }: { note: Product; date: string }) {
  return (
    <p className="tools-daily-product">
      <a href={href(note.to.page, note.to.params)}>{note.product}</a> {date} 均价{' '}
      <strong>{note.price_avg.toFixed(2)}</strong> 元/公斤（{note.market}）
    </p>
  );
}

/** Why there is no note, and a link to the nearest one. */
function NoNote({ data: { dates, notes, month, since, access }, query }: NotesScreenProps) {
  const newest = dates ? <LinkButton href={dailyHref()}>看最新一天</LinkButton> : undefined;
  if (query.wrongDate)
    return (
      <Empty title={`没有“${query.wrongDate}”这一天`} action={newest}>
        日期应写成 2026-01-31 的样子，也可以在日历中选。
      </Empty>
    );
  const asked = query.date ?? (month && `${month}-31`);
  const held = dates && asked && asked >= dates.min;
  if (access && since && held && asked < since) return <ClosedDays access={access} newest={dailyHref()} />;
  if (query.product && notes.length === 0)
    return (
      <Empty
        title={`${month ?? ''} 没有“${query.product}”的报价`}
        action={<LinkButton href={dailyHref({ month: query.month })}>看全部品种</LinkButton>}
      >
        换一个品名或月份试试。
      </Empty>
    );
  if (query.date && dates)
    return (
      <Empty title={`${query.date} 没有简报`} action={newest}>
        {query.date > dates.max
          ? `最新的报价是 ${dates.max}。`
          : query.date < dates.min
            ? `数据从 ${dates.min} 开始。`
            : '这一天市场休市或没有报价，不补数。'}
      </Empty>
    );
  return (
    <Empty title={month ? `${month} 没有简报` : '还没有简报'} action={newest}>
      {dates ? `数据从 ${dates.min} 到 ${dates.max}。` : '行情导入后会出现在这里。'}
    </Empty>
  );
}
