-- Whether a source says the status itself; else it follows from what replaces the standard, also when that comes later.
alter table standard add column stated boolean not null default true;
