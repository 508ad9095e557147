-- What Open Food Facts has told of a barcode, kept so that it is asked once in a while, however many people scan the same. Belongs to no user.
create table product_cache (
  barcode text primary key,
  told json,
  told_ms bigint not null
);
create index product_cache_by_age on product_cache (told_ms);
