-- What a mapped file of prices says beside the others: quoted once a month, where its markets are.
alter table stage_price
  add column monthly boolean not null default false,
  add column lng double precision,
  add column lat double precision;
