-- The schema identity as all migrations together make it. Written by npm run schema.

create table identity.member (
  id                  uuid        primary key,
  brand_id            int         not null,
  account             text        not null check (account = lower(account)),
  nickname            text        not null,
  agent_type          int         not null check (agent_type in (0, 1, 2, 4, 41, 42)),
  upline_id           uuid        references identity.member(id),
  rank_level          int         not null check (rank_level >= 0),
  club_label          text        not null,
  labels              text[]      not null default '{}'::text[],
  avatar              text        not null,
  avatar_type         text        not null default 'STATIC' check (avatar_type in ('CUSTOM', 'STATIC')),
  status              text        not null default 'active' check (status in ('active', 'frozen', 'closed')),
  password_hash       text        not null,
  password_changed_at timestamptz not null,
  password_is_default boolean     not null default false,
  registered_at       timestamptz not null,
  registered_ip       text        not null,
  first_login_at      timestamptz,
  last_login_at       timestamptz,
  last_login_ip       text,
  previous_login_at   timestamptz,
  previous_login_ip   text,
  demo_player         boolean     not null default false,
  unique (brand_id, account)
) with (fillfactor=80);
create index member_of_upline on identity.member (upline_id) where (upline_id is not null);
create index member_demo_player on identity.member (brand_id) where demo_player;

create table identity.profile (
  member_id                   uuid        primary key references identity.member(id),
  brand_id                    int         not null,
  payee_name                  text,
  mobile_num                  text,
  country_dialing_code        text,
  email                       text,
  payment_password_hash       text,
  birthday                    date,
  id_number                   text,
  address                     text,
  nationality                 text,
  occupation                  text,
  source_of_income            text,
  line                        text,
  whatsapp                    text,
  facebook                    text,
  wechat                      text,
  telegram                    text,
  zalo                        text,
  qq_num                      text,
  affiliate_code              text,
  recommender_id              text,
  referral_code               text,
  domain                      text,
  register_url                text,
  mobile_e164                 text,
  mobile_verified_at          timestamptz,
  email_verified_at           timestamptz,
  payment_password_changed_at timestamptz,
  invited_by                  text,
  constraint profile_mobile_proved check (mobile_verified_at is null or mobile_e164 is not null),
  constraint profile_email_proved check (email_verified_at is null or email is not null)
);
create unique index profile_mobile on identity.profile (brand_id, mobile_e164) where (mobile_verified_at is not null);
create unique index profile_email on identity.profile (brand_id, lower(email)) where (email_verified_at is not null);
create index profile_typed_mobile on identity.profile (brand_id, mobile_e164) where (mobile_e164 is not null);
create index profile_typed_email on identity.profile (brand_id, lower(email)) where (email is not null);
create index profile_birthday on identity.profile (brand_id, birthday) where (birthday is not null);
create index profile_invited on identity.profile (brand_id, invited_by) where (invited_by is not null);

create table identity.login_history (
  id         uuid        primary key,
  brand_id   int         not null,
  member_id  uuid,
  name_hash  text        not null,
  outcome    text        not null,
  ip         text        not null,
  user_agent text        not null,
  at         timestamptz not null
);
create index login_history_of_member on identity.login_history (member_id, at desc) where (member_id is not null);

create table identity.remember_token (
  id             uuid        primary key,
  family         uuid        not null,
  brand_id       int         not null,
  member_id      uuid        not null references identity.member(id),
  session_id     uuid        not null,
  secret_hash    text        not null unique,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  family_ends_at timestamptz not null,
  used_at        timestamptz,
  ended_at       timestamptz
);
create index remember_token_of_family on identity.remember_token (family);
create index remember_token_of_session on identity.remember_token (session_id);
create index remember_token_over on identity.remember_token (expires_at);

create table identity.code (
  id           uuid        primary key,
  brand_id     int         not null,
  channel      text        not null check (channel in ('sms', 'mail')),
  address_hash text        not null,
  purpose      text        not null check (purpose in ('login', 'register', 'recover', 'bind', 'step_up', 'provider')),
  member_id    uuid,
  code_hash    text        not null,
  ip           text        not null,
  tries        int         not null default 0,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index code_of_address on identity.code (brand_id, address_hash, created_at desc);
create index code_of_ip on identity.code (brand_id, ip, created_at desc);
create index code_over on identity.code (created_at);

create table identity.message (
  id         uuid        primary key,
  brand_id   int         not null,
  member_id  uuid,
  channel    text        not null check (channel in ('sms', 'mail')),
  status     text        not null check (status in ('withheld', 'queued', 'sent', 'delivered', 'failed')),
  template   text        not null,
  language   text        not null,
  address    text        not null,
  sealed     text,
  attempts   int         not null default 0,
  reference  text,
  trouble    text,
  created_at timestamptz not null,
  send_until timestamptz not null,
  sent_at    timestamptz,
  settled_at timestamptz
);
create index message_newest on identity.message (created_at desc);
create index message_awaited on identity.message (sent_at) where ((status = 'sent') and (channel = 'sms'));

create table identity.affiliate (
  brand_id   int         not null,
  code       text        not null check (code = upper(code)),
  member_id  uuid        references identity.member(id),
  kind       text        not null check (kind in ('affiliate', 'referral')),
  domain     text,
  open       boolean     not null default true,
  created_at timestamptz not null,
  agent_type int         not null default 0 check (agent_type in (0, 2, 42)),
  quota      int         check (quota > 0),
  used       int         not null default 0 check (used >= 0),
  ends_on    date,
  primary key (brand_id, code),
  constraint affiliate_quota check (quota is null or used <= quota),
  constraint affiliate_makes check (agent_type = 0 or kind = 'affiliate')
);
create unique index affiliate_domain on identity.affiliate (brand_id, domain) where (domain is not null);
create unique index affiliate_referral on identity.affiliate (member_id) where ((kind = 'referral')
  and (member_id is not null));
create index affiliate_of_member on identity.affiliate (member_id) where (member_id is not null);

create table identity.known_address (
  member_id uuid        not null references identity.member(id),
  ip        text        not null,
  brand_id  int         not null,
  first_at  timestamptz not null,
  last_at   timestamptz not null,
  primary key (member_id, ip)
);
create index known_address_of_ip on identity.known_address (brand_id, ip);

create table identity.login_ticket (
  id           uuid        primary key,
  ticket_hash  text        not null unique,
  brand_id     int         not null,
  member_id    uuid        not null references identity.member(id),
  ip           text        not null,
  methods      text[]      not null check (cardinality(methods) > 0),
  remember     boolean     not null,
  password_due boolean     not null,
  wrong        int         not null default 0,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index login_ticket_over on identity.login_ticket (expires_at);

create table identity.authenticator (
  member_id    uuid        primary key references identity.member(id),
  brand_id     int         not null,
  secret       text        not null,
  made_at      timestamptz not null,
  confirmed_at timestamptz,
  last_step    int         not null default 0
);

create table identity.recovery_code (
  member_id uuid        not null references identity.member(id),
  code_hash text        not null,
  brand_id  int         not null,
  used_at   timestamptz,
  primary key (member_id, code_hash)
);

create table identity.third_party (
  brand_id  int         not null,
  provider  text        not null check (provider in ('google', 'facebook')),
  subject   text        not null,
  member_id uuid        not null references identity.member(id),
  linked_at timestamptz not null,
  primary key (brand_id, provider, subject),
  unique (member_id, provider)
);

create table identity.third_party_flow (
  state_hash   text        primary key,
  browser_hash text        not null,
  brand_id     int         not null,
  provider     text        not null,
  nonce        text        not null,
  verifier     text        not null,
  member_id    uuid        references identity.member(id),
  expires_at   timestamptz not null
);
create index third_party_flow_over on identity.third_party_flow (expires_at);

create table identity.trial (
  member_id  uuid        primary key references identity.member(id),
  brand_id   int         not null,
  ip         text,
  started_at timestamptz not null,
  ends_at    timestamptz not null,
  swept_at   timestamptz
);
create index trial_due on identity.trial (ends_at) where (swept_at is null);
create index trial_of_address on identity.trial (brand_id, ip, started_at) where (ip is not null);

create table identity.member_change (
  member_id     uuid        not null references identity.member(id),
  number        int         not null check (number > 0),
  brand_id      int         not null,
  field         text        not null,
  before        text,
  after         text,
  changed_by    text        not null,
  at            timestamptz not null,
  previous_hash text        not null,
  hash          text        not null,
  primary key (member_id, number)
);
create trigger member_change_stands before delete or update or truncate on identity.member_change
  for each statement execute function identity.refuse_change();

create table identity.payment_lock (
  member_id    uuid          primary key references identity.member(id),
  brand_id     int           not null,
  failed_at    timestamptz[] not null,
  locked_until timestamptz
);

create table identity.payout_account (
  id            uuid        primary key,
  brand_id      int         not null,
  member_id     uuid        not null references identity.member(id),
  provider      text        not null,
  kind          text        not null check (kind in ('bank', 'wallet')),
  account_name  text        not null,
  number_sealed text        not null,
  number_hash   text        not null,
  number_end    text        not null,
  created_at    timestamptz not null,
  usable_from   timestamptz not null,
  removed_at    timestamptz
);
create unique index payout_account_once on identity.payout_account (brand_id, provider, number_hash)
  where (removed_at is null);
create index payout_account_of_member on identity.payout_account (member_id);
create index payout_account_of_number on identity.payout_account (brand_id, number_hash);

create table identity.provider_key (
  kid         uuid        primary key,
  public_key  jsonb       not null,
  private_key text        not null,
  created_at  timestamptz not null
);

create table identity.mark (
  member_id uuid    primary key references identity.member(id),
  brand_id  int     not null,
  tags      text[]  not null,
  watch     boolean not null
);

create table identity.note (
  id         uuid        primary key,
  brand_id   int         not null,
  member_id  uuid        not null references identity.member(id),
  text       text        not null,
  written_by text        not null,
  at         timestamptz not null
);
create index note_of_member on identity.note (member_id, at desc, id desc);
create trigger note_stands before delete or update or truncate on identity.note for each statement
  execute function identity.refuse_change();

create table identity.member_change_mark (
  member_id      uuid        not null,
  number         int         not null,
  wrong          text        not null check (wrong = 'stored_otherwise'),
  hash_as_stored text        not null,
  found_at       timestamptz not null,
  by_migration   text        not null,
  primary key (member_id, number)
);
create trigger member_change_mark_stays before insert or delete or update
  or truncate on identity.member_change_mark for each statement execute function identity.refuse_change();

create table identity.code_try (
  code_id     uuid    not null references identity.code(id) on delete cascade,
  origin_hash text    not null,
  stranger    boolean not null,
  tries       int     not null,
  primary key (code_id, origin_hash)
);

create table identity.account_provider_record (
  id          text        primary key,
  grant_hash  text,
  uid_hash    text,
  payload     text        not null,
  consumed_at timestamptz,
  expires_at  timestamptz not null
);
create index account_provider_record_grant on identity.account_provider_record (grant_hash)
  where (grant_hash is not null);
create index account_provider_record_uid on identity.account_provider_record (uid_hash) where (uid_hash is not null);
create index account_provider_record_expires on identity.account_provider_record (expires_at);

create table identity.placement (
  member_id uuid not null references identity.member(id),
  upline_id uuid not null references identity.member(id),
  from_day  date not null,
  to_day    date not null default 'infinity'::date,
  primary key (member_id, from_day),
  check (from_day < to_day),
  check (member_id <> upline_id)
);
create index placement_under on identity.placement (upline_id, member_id);

create table identity.move (
  member_id  uuid        not null references identity.member(id),
  brand_id   int         not null,
  upline_id  uuid        not null references identity.member(id),
  from_day   date        not null,
  ordered_at timestamptz not null,
  applied_at timestamptz,
  primary key (member_id, from_day)
);
create index move_ahead on identity.move (brand_id, from_day) where (applied_at is null);

create table identity.hierarchy (
  above_id uuid not null references identity.member(id),
  below_id uuid not null references identity.member(id),
  depth    int  not null check (depth >= 0),
  from_day date not null,
  to_day   date not null default 'infinity'::date,
  primary key (below_id, above_id, from_day),
  check (from_day < to_day),
  check ((depth = 0) = (above_id = below_id))
);
create index hierarchy_below on identity.hierarchy (above_id, below_id);

create or replace function identity.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'what was changed of a member stays written down';
end $function$;
