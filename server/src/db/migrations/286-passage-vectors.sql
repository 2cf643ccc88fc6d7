-- What an embedding model made of a passage, so that each text is sent to it once. `hash`: SHA-256 of the text, in hex.
create table passage_vector (
  model text not null,
  hash text not null,
  vector real[] not null,
  made_at timestamptz not null,
  primary key (model, hash)
);
create index passage_vector_made_at on passage_vector (made_at);
