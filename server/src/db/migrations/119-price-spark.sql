-- Averages of the 30 days up to a day, oldest first, null for days without a quote; read in one go, not day by day.
create or replace function price_spark(series integer, day date) returns double precision[] language sql stable as $$
  select array_agg(q.avg order by d.n desc)
  from generate_series(0, 29) d(n)
  left join (
    select day - one.date as n, one.avg from price_quote one
    where one.series_id = series and one.date between day - 29 and day
    offset 0
  ) q using (n) $$;
