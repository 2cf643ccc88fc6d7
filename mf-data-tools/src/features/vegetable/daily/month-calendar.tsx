import { addDays } from '@bee/domain/calendar-day';
import { Section } from '@bee/ui/content';
import type { Note, NotesData } from './daily-data.ts';
import { type DailyQuery, dailyHref } from './daily-query.ts';
import './daily.css';

type MonthCalendarProps = { data: NotesData; query: DailyQuery };

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];

/** A month; days with quotes link to their notes and show how many products rose and fell. */
export function MonthCalendar({ data: { month, notes, dates, note }, query }: MonthCalendarProps) {
  if (!month) return null;
  const byDay = new Map(notes.map((one) => [one.date, one]));
  const title = `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;
  const turn = (by: number) => dailyHref({ month: shiftMonth(month, by), product: query.product });
  const earlier = dates !== null && dates.min.slice(0, 7) < month;
  const later = dates !== null && dates.max.slice(0, 7) > month;
  return (
    <div className="tools-calendar bee-no-print">
      <Section
        title={title}
        note={`${notes.length} 天有报价`}
        actions={
          <span className="tools-calendar-turns">
            {earlier ? <a href={turn(-1)}>上月</a> : null}
            {later ? <a href={turn(1)}>下月</a> : null}
          </span>
        }
      >
        <table>
          <caption className="bee-quiet">{title}的报价日，数字为上涨和下跌的品种数</caption>
          <thead>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col" abbr={`星期${weekday}`}>
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, index) => (
                  <td key={day ?? WEEKDAYS[index]}>
                    {day ? (
                      <Day day={day} note={byDay.get(day)} current={day === note?.date} product={query.product} />
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="tools-calendar-key">
          <span className="is-rise">涨多</span>
          <span className="is-fall">跌多</span>
          <span>灰色：没有报价</span>
        </p>
      </Section>
    </div>
  );
}

type DayProps = { day: string; note: Note | undefined; current: boolean; product: string | undefined };

function Day({ day, note, current, product }: DayProps) {
  const number = Number(day.slice(8));
  if (!note)
    return (
      <span className="tools-calendar-day is-off" title={`${day} 没有报价`}>
        {number}
      </span>
    );
  return (
    <a
      className={`tools-calendar-day ${toneOf(note)}`}
      href={dailyHref({ date: day, product })}
      aria-current={current ? 'date' : undefined}
    >
      <span className="bee-quiet">
        {day}，{note.up} 涨 {note.down} 跌
      </span>
      <span aria-hidden="true">{number}</span>
      <small aria-hidden="true">
        {note.up}/{note.down}
      </small>
    </a>
  );
}

const toneOf = ({ up, down }: Note): string => {
  if (up === down) return '';
  return up > down ? 'is-rise' : 'is-fall';
};

/** `2026-03` shifted by a number of months. */
export const shiftMonth = (month: string, by: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
};

/** Weeks of a month from Monday to Sunday; null outside the month. */
export const monthGrid = (month: string): (string | null)[][] => {
  const first = `${month}-01`;
  const lead = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -lead); monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) =>
        day.startsWith(month) ? day : null,
      ),
    );
  return weeks;
};
