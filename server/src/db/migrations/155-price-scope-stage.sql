-- What an import of origin prices or herbs stages beside the columns of markets.
alter table stage_price
  add column scope text not null default 'market',
  add column variant text not null default '',
  add column letter text,
  add column area text;
