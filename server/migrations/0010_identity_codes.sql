-- A number or an e-mail finds its member only once it has been proved: what somebody merely typed is nobody's.
alter table identity.profile
  -- As it is dialled from anywhere: +639175550142.
  add column mobile_e164 text,
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz,
  add constraint profile_mobile_proved check (mobile_verified_at is null or mobile_e164 is not null),
  add constraint profile_email_proved check (email_verified_at is null or email is not null);
create unique index profile_mobile on identity.profile (brand_id, mobile_e164) where mobile_verified_at is not null;
create unique index profile_email on identity.profile (brand_id, lower(email)) where email_verified_at is not null;

-- Codes that were asked for, also by those who have no account: the limits count them all alike.
create table identity.code (
  id uuid primary key,
  brand_id int not null,
  channel text not null check (channel in ('sms', 'mail')),
  -- Numbers, e-mails and codes are kept as hashes with the installation's secret.
  address_hash text not null,
  purpose text not null check (purpose in ('login', 'register', 'recover', 'bind', 'step_up')),
  member_id uuid,
  code_hash text not null,
  ip text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index code_of_address on identity.code (brand_id, address_hash, created_at desc);
create index code_of_ip on identity.code (brand_id, ip, created_at desc);
create index code_over on identity.code (created_at);

-- What is sent to people by SMS and mail, with what became of it.
create table identity.message (
  id uuid primary key,
  brand_id int not null,
  member_id uuid,
  channel text not null check (channel in ('sms', 'mail')),
  -- Withheld: nobody has that address, or its owner must not be told of it this way.
  status text not null check (status in ('withheld', 'queued', 'sent', 'delivered', 'failed')),
  template text not null,
  language text not null,
  address text not null,
  -- Sealed with the installation's secret, because it may hold a code; taken away once it has been handed over.
  sealed text,
  attempts int not null default 0,
  -- What the gateway calls it.
  reference text,
  trouble text,
  created_at timestamptz not null,
  -- Not worth sending any more after this.
  send_until timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz
);
create index message_newest on identity.message (created_at desc);
create index message_awaited on identity.message (sent_at) where status = 'sent' and channel = 'sms';

-- Codes by which agents and members bring others.
create table identity.affiliate (
  brand_id int not null,
  -- Upper case.
  code text not null check (code = upper(code)),
  member_id uuid references identity.member (id),
  kind text not null check (kind in ('affiliate', 'referral')),
  -- Where the code comes with the address: an agent's own host.
  domain text,
  open boolean not null default true,
  created_at timestamptz not null,
  primary key (brand_id, code)
);
create unique index affiliate_domain on identity.affiliate (brand_id, domain) where domain is not null;
create unique index affiliate_of_member on identity.affiliate (member_id, kind) where member_id is not null;
