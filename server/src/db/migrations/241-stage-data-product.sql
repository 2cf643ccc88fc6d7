-- What an import of data products has read and not yet published: the product with its described files, whose bytes have
-- arrived and are shown at publication.
create unlogged table stage_data_product (
  id text primary key,
  place integer not null,
  rows integer not null,
  product jsonb not null
);
