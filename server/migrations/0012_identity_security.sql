-- Who changed what of a member, when, from what to what: a chain of hashes per member, never changed or deleted. Secrets
-- are named, not shown.
create table identity.member_change (
  member_id uuid not null references identity.member (id),
  number int not null check (number > 0),
  brand_id int not null,
  field text not null,
  before text,
  after text,
  -- member:ID or operator:NAME.
  changed_by text not null,
  at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  primary key (member_id, number)
);

create function identity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was changed of a member stays written down';
end $$;
create trigger member_change_stands before update or delete or truncate on identity.member_change
  for each statement execute function identity.refuse_change();

-- Wrong payment passwords of a member.
create table identity.payment_lock (
  member_id uuid primary key references identity.member (id),
  brand_id int not null,
  failed_at timestamptz[] not null,
  locked_until timestamptz
);

-- Where a member is paid. The number is sealed; its keyed hash finds it again.
create table identity.payout_account (
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  provider text not null,
  kind text not null check (kind in ('bank', 'wallet')),
  account_name text not null,
  number_sealed text not null,
  number_hash text not null,
  number_end text not null,
  created_at timestamptz not null,
  -- Not before this moment is anything paid to it.
  usable_from timestamptz not null,
  removed_at timestamptz
);
create unique index payout_account_once on identity.payout_account (brand_id, provider, number_hash) where removed_at is null;
create index payout_account_of_member on identity.payout_account (member_id);

-- Pictures that prove who a member is. The newest of a kind holds.
create table identity.document (
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  kind text not null check (kind in ('passport', 'id_card', 'proof_of_address')),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'refused')),
  reason text check (state <> 'refused' or reason is not null),
  file text not null unique,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
create index document_of_member on identity.document (member_id, uploaded_at desc);
create index document_waiting on identity.document (brand_id, uploaded_at) where state = 'pending';
