-- Three kinds of prices share these tables: of wholesale markets, of fruit where it is grown, of herbs.
-- `letter` is the initial of the name's pinyin, for the index of herbs.
alter table price_product
  add column scope text not null default 'market' check (scope in ('market', 'origin', 'herb')),
  add column letter text,
  drop constraint price_product_group_name_match_key_key,
  add unique (scope, group_name, match_key),
  add unique (id, scope);

-- `scope` repeats the product's, so that lists of one kind need no look at its products. `variant` tells series of one
-- product, market and spec apart: the unit of an origin price, the origin of a herb.
alter table price_series
  add column scope text not null default 'market',
  add column variant text not null default '',
  drop constraint price_series_product_id_market_id_spec_key,
  add unique (product_id, market_id, spec, variant),
  add foreign key (product_id, scope) references price_product (id, scope) on delete cascade;
drop index price_series_headline;
create index price_series_headline on price_series (scope) where headline;
create index price_series_newest on price_series (scope, last_date);

-- The production area that an address with origin prices lies in; null for markets.
alter table market add column area text;

create or replace view price_span as
  select min(first_date) as first_date, max(last_date) as last_date from price_series where scope = 'market';
