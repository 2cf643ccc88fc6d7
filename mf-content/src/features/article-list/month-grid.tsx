import type { DataFor } from '@bee/contracts/operations';
import { classNames, Disclosure } from '@bee/ui/content';
import type { ListLink, ListState } from './list-query.ts';
import './month-grid.css';

type Months = DataFor<'article/getMonthList'>;

type MonthGridProps = { months: Months; state: ListState; link: ListLink };

/** Number of years shown without expanding. */
const OPEN_YEARS = 3;

/** All months of all years, newest first; months without an issue have no link. */
export function MonthGrid({ months, state, link }: MonthGridProps) {
  const years = [...new Set(months.map(({ year }) => year))].sort((a, b) => b - a);
  if (years.length === 0) return null;
  const show = (year: number) => <Year key={year} year={year} months={months} state={state} link={link} />;
  const older = years.slice(OPEN_YEARS);
  const chosen = Number((state.month ?? state.year ?? '').slice(0, 4));
  return (
    <section className="content-months bee-box bee-no-print" aria-label="按月查阅">
      {years.slice(0, OPEN_YEARS).map(show)}
      {older.length > 0 ? (
        <Disclosure title={`更早：${older.at(-1)}—${older[0]} 年`} open={older.includes(chosen)}>
          {older.map(show)}
        </Disclosure>
      ) : null}
    </section>
  );
}

function Year({ year, months, state, link }: MonthGridProps & { year: number }) {
  const current = state.year === String(year);
  const total = months.filter((one) => one.year === year).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="content-months-year">
      <a
        className={classNames('content-months-head', current && 'is-current')}
        href={link({ year: current ? undefined : String(year), month: undefined })}
        aria-current={current || undefined}
      >
        {year}年<small>{total} 份</small>
      </a>
      <ol aria-label={`${year}年各月`}>
        {Array.from({ length: 12 }, (_, place) => place + 1).map((month) => (
          <li key={month}>
            <Month
              month={month}
              count={months.find((one) => one.year === year && one.month === month)?.count ?? 0}
              current={state.month === keyOf(year, month)}
              href={link({
                month: state.month === keyOf(year, month) ? undefined : keyOf(year, month),
                year: undefined,
              })}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Month({ month, count, current, href }: { month: number; count: number; current: boolean; href: string }) {
  if (count === 0 && !current) {
    return (
      <span className="content-month is-off" aria-disabled="true">
        {month}月
      </span>
    );
  }
  return (
    <a className={classNames('content-month', current && 'is-current')} href={href} aria-current={current || undefined}>
      {month}月<small>{count}</small>
    </a>
  );
}

const keyOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;
