-- That a person agreed to the keeping of health data: to which version of the sentence, and when.
alter table users add column consent_version integer;
alter table users add column consent_ms bigint;

-- When a device last asked for anything, so that people recognise it in the list of their devices.
alter table sessions add column seen_ms bigint;
