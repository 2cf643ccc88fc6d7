-- The days of the year on which a series was quoted, the first of January first: the days with quotes of many series are
-- told from a few rows, however many quotes there are and however long the gaps between them.
alter table price_series_year add column days bit(366) not null default B'0'::bit(366);
update price_series_year y
set days = f.days
from (
  select series_id, extract(year from date) as year, bit_or(set_bit(0::bit(366), extract(doy from date)::int - 1, 1)) as days
  from price_quote group by 1, 2
) f
where f.series_id = y.series_id and f.year = y.year;
