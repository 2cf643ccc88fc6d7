-- Until when whoever holds the session counts as its owner in person: asked for before password or phone change.
alter table session add column proven_until timestamptz;
-- Chrome · Windows: what the member recognises the device by.
alter table session add column browser text not null default '';
