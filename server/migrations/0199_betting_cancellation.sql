-- A bet whose id was cancelled is refused, also where the cancel came first: its record is a cancellation.
alter table betting.tombstone rename to cancellation;
alter index betting.tombstone_pkey rename to cancellation_pkey;
