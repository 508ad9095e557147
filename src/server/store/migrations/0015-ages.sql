-- What came again after a restore has a new rev, but is as old as the rev that its device claimed for it. Null: as old as its rev.
-- Nullable, so that no row is rewritten and a server of the version before, still running beside this one, can write.
alter table users add column profile_age bigint;
alter table plans add column age bigint;
alter table goals add column age bigint;
alter table weights add column age bigint;
alter table meals add column age bigint;
alter table talk_marks add column age bigint;
alter table favourites add column age bigint;
alter table things add column age bigint;
