-- What works once is of single use.
alter table kernel.used_once rename to single_use;
alter index kernel.used_once_pkey rename to single_use_pkey;
alter index kernel.used_once_expiry rename to single_use_expiry;
