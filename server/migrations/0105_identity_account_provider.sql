
-- Sign-ins that are under way at the sandbox's own provider of accounts; none in production.
create table identity.account_provider_record (
  -- Of the kind and of what names the record there, which may be a code that opens something.
  id text primary key,
  grant_hash text,
  uid_hash text,
  -- Sealed with the installation's secret.
  payload text not null,
  consumed_at timestamptz,
  expires_at timestamptz not null
);

create index account_provider_record_grant on identity.account_provider_record (grant_hash) where grant_hash is not null;
create index account_provider_record_uid on identity.account_provider_record (uid_hash) where uid_hash is not null;
create index account_provider_record_expires on identity.account_provider_record (expires_at);
