-- Live tables. One node's dealer has each of them in hand; all that a round needs to go on elsewhere is written down here.
create table studio.live_table (
  id uuid primary key,
  -- What the owner's lock is named by.
  number int generated always as identity unique,
  brand_id int not null,
  -- `BAC1`: in the names of rounds, and what the numbers are drawn with.
  code text not null,
  game_code text not null,
  paytable text not null,
  -- How long its phases take: the game's own, or quicker.
  speed text not null check (speed in ('standard', 'speed')),
  names jsonb not null,
  position int not null,
  state text not null default 'open' check (state in ('open', 'closing', 'closed', 'maintenance')),
  -- What `closing` comes to.
  then_state text not null default 'closed' check (then_state in ('closed', 'maintenance')),
  limits jsonb not null,
  looked_at timestamptz,
  -- When the dealer has something to do next; far off while it rests.
  due_at timestamptz not null,
  -- The round that runs, or the last one.
  round_id uuid,
  unique (brand_id, code)
) with (fillfactor = 50);
create index live_table_due on studio.live_table (due_at);

-- A chain of hashes for each table, played backwards. The last link is published before the salt is drawn, the first never is.
create table studio.table_chain (
  id int generated always as identity primary key,
  table_id uuid not null references studio.live_table (id),
  links int not null,
  head text not null,
  salt text,
  next_link int not null,
  made_at timestamptz not null
);
create index table_chain_of_table on studio.table_chain (table_id, id desc);

-- Secret, and read by dealers alone: every so many links one is kept, from which those above it follow.
create table studio.table_keep (
  chain_id int not null references studio.table_chain (id),
  link int not null,
  hash text not null,
  primary key (chain_id, link)
);

create table studio.table_shoe (
  id uuid primary key,
  table_id uuid not null references studio.live_table (id),
  chain_id int not null references studio.table_chain (id),
  link int not null,
  number int not null,
  -- What is gone of its cards, as far as it has been shown.
  taken int not null,
  -- The link after it, which is public; and its own, once it is over.
  link_after text not null,
  hash text,
  opened_at timestamptz not null,
  over_at timestamptz,
  unique (chain_id, link),
  unique (table_id, number)
);

create table studio.table_round (
  id uuid primary key,
  brand_id int not null,
  table_id uuid not null references studio.live_table (id),
  shoe_id uuid not null references studio.table_shoe (id),
  code text not null,
  number int not null,
  game_code text not null,
  paytable text not null,
  phase text not null check (phase in ('betting', 'closed', 'dealing', 'result', 'settled', 'void')),
  -- Grows with every change.
  version int not null default 1,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  -- Where everybody may know it.
  phase_ends_at timestamptz,
  starts_from int not null,
  dealt_to jsonb not null default '[]',
  answers jsonb not null default '[]',
  question jsonb,
  -- Shown so far: nothing is in here before its time.
  events jsonb not null default '[]',
  result jsonb,
  won jsonb not null default '[]',
  summary jsonb,
  -- What lies on the spots: by asset and spot, stored units and how many people.
  totals jsonb not null default '{}',
  people int not null default 0,
  -- When it came to each phase.
  times jsonb not null default '{}',
  ended_at timestamptz,
  settled_at timestamptz,
  settlement int not null default 1,
  unique (shoe_id, number)
) with (fillfactor = 40);
create index table_round_of_table on studio.table_round (table_id, opened_at desc);

create table studio.table_bet (
  -- Also the bet's.
  id uuid primary key,
  click_id uuid not null,
  round_id uuid not null references studio.table_round (id),
  brand_id int not null,
  member_id uuid not null,
  asset text not null,
  spot text not null,
  -- The single stake; what was taken for it is `held`.
  stake int8 not null,
  held int8 not null,
  unit int8 not null,
  decimals int not null,
  state text not null check (state in ('placed', 'undone', 'won', 'lost', 'push', 'returned')),
  payout int8 not null default 0,
  placed_at timestamptz not null,
  decided_at timestamptz
) with (fillfactor = 60);
create index table_bet_of_member on studio.table_bet (round_id, member_id);
create index table_bet_placed on studio.table_bet (round_id, member_id) where state = 'placed';

-- Commands of members and what each was answered.
create table studio.table_click (
  id uuid primary key,
  member_id uuid not null,
  round_id uuid not null references studio.table_round (id),
  content text not null,
  reply jsonb not null,
  at timestamptz not null
);

create table studio.table_answer (
  round_id uuid not null references studio.table_round (id),
  member_id uuid not null,
  kind text not null,
  -- 0 where everybody answers alone.
  seat int not null,
  -- How many answers the round had before: a seat is asked the same more than once.
  place int not null,
  option text not null,
  at timestamptz not null,
  primary key (round_id, member_id, kind, seat, place)
);

create table studio.table_seat (
  table_id uuid not null references studio.live_table (id),
  seat int not null,
  member_id uuid not null,
  player text not null,
  -- When its owner last sat down or bet.
  used_at timestamptz not null,
  primary key (table_id, seat)
);

create table studio.table_favourite (
  member_id uuid not null,
  table_id uuid not null references studio.live_table (id),
  at timestamptz not null,
  primary key (member_id, table_id)
);
