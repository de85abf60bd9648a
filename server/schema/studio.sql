-- The schema studio as all migrations together make it. Written by npm run schema.

create table studio.seed (
  id               uuid        primary key,
  member_id        uuid        not null,
  state            text        not null check (state in ('next', 'active', 'revealed')),
  server_seed      text        not null,
  server_seed_hash text        not null,
  client_seed      text        not null,
  nonce            int         not null default 0,
  committed_at     timestamptz not null,
  revealed_at      timestamptz,
  last_played_at   timestamptz
) with (fillfactor=60);
create unique index seed_active on studio.seed (member_id) where (state = 'active');
create unique index seed_next on studio.seed (member_id) where (state = 'next');
create index seed_revealed on studio.seed (member_id, revealed_at desc) where (state = 'revealed');

create table studio.rotation (
  id          uuid        primary key,
  member_id   uuid        not null,
  client_seed text,
  at          timestamptz not null
);

create table studio.jackpot (
  brand_id   int  not null,
  game_code  text not null,
  asset      text not null,
  pot_carry  int8 not null default 0,
  next_carry int8 not null default 0,
  primary key (brand_id, game_code, asset)
) with (fillfactor=50);

create table studio.multi_step_round (
  round_id         uuid        primary key,
  bet_id           uuid        not null unique,
  brand_id         int         not null,
  member_id        uuid        not null,
  game_code        text        not null,
  asset            text        not null,
  seed_id          uuid        not null,
  nonce            int         not null,
  stake            int8        not null,
  unit             int8        not null,
  decimals         int         not null,
  profile          int         not null,
  payout_cap       int8        not null,
  paytable_version text        not null,
  choices          json        not null,
  steps            json        not null,
  reply            json        not null,
  payout           int8        not null default 0,
  opened_at        timestamptz not null,
  last_step_at     timestamptz not null,
  interrupted      boolean     not null default false,
  closed_at        timestamptz,
  ended_by         text        check (ended_by in ('member', 'clock'))
) with (fillfactor=70);
create unique index multi_step_round_open on studio.multi_step_round (member_id, game_code) where (closed_at is null);
create index multi_step_round_abandoned on studio.multi_step_round (last_step_at) where (closed_at is null);
create index multi_step_round_ended on studio.multi_step_round (member_id, closed_at) where (ended_by = 'clock');

create table studio.step (
  id       uuid primary key,
  round_id uuid not null,
  place    int  not null,
  step     json not null,
  reply    json not null
);

create table studio.crash_round (
  id           uuid        primary key,
  brand_id     int         not null,
  number       int8        not null,
  chain_id     int         not null,
  link         int         not null,
  profile      int         not null,
  phase        text        not null check (phase in ('betting', 'running', 'crashed', 'void')),
  opened_at    timestamptz not null,
  starts_at    timestamptz not null,
  heartbeat_at timestamptz not null,
  point        int8,
  hash         text,
  ended_at     timestamptz,
  settled_at   timestamptz,
  links        int         not null,
  head         text        not null,
  salt         text        not null,
  unique (chain_id, link),
  unique (brand_id, number)
) with (fillfactor=50);
create index crash_round_ended on studio.crash_round (brand_id, ended_at desc) where (ended_at is not null);

create table studio.crash_bet (
  id            uuid        primary key,
  round_id      uuid        not null references studio.crash_round(id),
  brand_id      int         not null,
  member_id     uuid        not null,
  asset         text        not null,
  player        text        not null,
  stake         int8        not null,
  auto_at       int,
  cash_out_at   int         not null,
  payout_cap    int8        not null,
  decimals      int         not null,
  unit          int8        not null,
  state         text        not null check (state in ('placed', 'settling', 'cancelled', 'left', 'lost', 'returned')),
  cashed_out_at int,
  payout        int8        not null default 0,
  balance       int8        not null,
  placed_at     timestamptz not null,
  decided_at    timestamptz
) with (fillfactor=60);
create index crash_bet_of_round on studio.crash_bet (round_id, stake desc);
create index crash_bet_open on studio.crash_bet (round_id, cash_out_at) where (state = 'placed');

create table studio.live_table (
  id             uuid        primary key,
  number         int         not null generated always as identity unique,
  brand_id       int         not null,
  code           text        not null,
  game_code      text        not null,
  paytable       text        not null,
  speed          text        not null check (speed in ('standard', 'speed')),
  names          jsonb       not null,
  position       int         not null,
  state          text        not null default 'open' check (state in ('open', 'closing', 'closed', 'maintenance')),
  then_state     text        not null default 'closed' check (then_state in ('closed', 'maintenance')),
  limits         jsonb       not null,
  last_viewed_at timestamptz,
  due_at         timestamptz not null,
  round_id       uuid,
  unique (brand_id, code)
) with (fillfactor=50);
create index live_table_due on studio.live_table (due_at);

create table studio.table_shoe (
  id         uuid        primary key,
  table_id   uuid        not null references studio.live_table(id),
  chain_id   int         not null,
  link       int         not null,
  number     int         not null,
  taken      int         not null,
  link_after text        not null,
  hash       text,
  opened_at  timestamptz not null,
  over_at    timestamptz,
  links      int         not null,
  head       text        not null,
  salt       text        not null,
  unique (chain_id, link),
  unique (table_id, number)
);

create table studio.table_round (
  id            uuid        primary key,
  brand_id      int         not null,
  table_id      uuid        not null references studio.live_table(id),
  shoe_id       uuid        not null references studio.table_shoe(id),
  code          text        not null,
  number        int         not null,
  game_code     text        not null,
  paytable      text        not null,
  phase         text        not null check (phase in ('betting', 'closed', 'dealing', 'result', 'settled', 'void')),
  version       int         not null default 1,
  opened_at     timestamptz not null,
  closes_at     timestamptz not null,
  phase_ends_at timestamptz,
  starts_from   int         not null,
  dealt_to      jsonb       not null default '[]',
  answers       jsonb       not null default '[]',
  question      jsonb,
  events        jsonb       not null default '[]',
  result        jsonb,
  won           jsonb       not null default '[]',
  summary       jsonb,
  totals        jsonb       not null default '{}',
  people        int         not null default 0,
  times         jsonb       not null default '{}',
  ended_at      timestamptz,
  settled_at    timestamptz,
  settlement    int         not null default 1,
  unique (shoe_id, number)
) with (fillfactor=40);
create index table_round_of_table on studio.table_round (table_id, opened_at desc);

create table studio.table_bet (
  id          uuid        primary key,
  bet_slip_id uuid        not null,
  round_id    uuid        not null references studio.table_round(id),
  brand_id    int         not null,
  member_id   uuid        not null,
  asset       text        not null,
  spot        text        not null,
  stake       int8        not null,
  held        int8        not null,
  unit        int8        not null,
  decimals    int         not null,
  state       text        not null check (state in ('placed', 'settling', 'undone', 'won', 'lost', 'push', 'returned')),
  payout      int8        not null default 0,
  placed_at   timestamptz not null,
  decided_at  timestamptz
) with (fillfactor=60);
create index table_bet_of_member on studio.table_bet (round_id, member_id);

create table studio.table_bet_slip (
  id        uuid        primary key,
  member_id uuid        not null,
  round_id  uuid        not null references studio.table_round(id),
  content   text        not null,
  reply     jsonb       not null,
  at        timestamptz not null
);

create table studio.table_answer (
  round_id  uuid        not null references studio.table_round(id),
  member_id uuid        not null,
  kind      text        not null,
  seat      int         not null,
  place     int         not null,
  option    text        not null,
  at        timestamptz not null,
  primary key (round_id, member_id, kind, seat, place)
);

create table studio.table_seat (
  table_id  uuid        not null references studio.live_table(id),
  seat      int         not null,
  member_id uuid        not null,
  player    text        not null,
  used_at   timestamptz not null,
  primary key (table_id, seat)
);

create table studio.table_favourite (
  member_id uuid        not null,
  table_id  uuid        not null references studio.live_table(id),
  at        timestamptz not null,
  primary key (member_id, table_id)
);
