-- The week after the plan's own, once somebody has made it. Nullable, so that a server of the version before can still write.
alter table plans add column next json;
