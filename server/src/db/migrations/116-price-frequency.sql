-- Some sources write once a month: a month without a quote is a gap, the days between two quotes are none.
alter table price_series add column monthly boolean not null default false;

-- Newest quote of the month that lies so many months before the one of `day`.
create function price_of_month(series integer, day date, months integer) returns table (date date, avg double precision)
  language sql stable rows 1 as $$
  select q.date, q.avg from price_quote q
  where q.series_id = series
    and q.date >= date_trunc('month', day) - make_interval(months => months)
    and q.date < date_trunc('month', day) - make_interval(months => months - 1)
  order by q.date desc limit 1 $$;
