-- The sandbox's demo players: what they are told to do, how many of them are there, and who they are.
create schema crowd;

create table crowd.orders (
  one        bool        primary key default true check (one),
  size       int         not null check (size between 0 and 200),
  pace       int         not null check (pace between 10 and 5000),
  activities text[]      not null,
  changed_at timestamptz not null
);

create table crowd.presence (
  one      bool        primary key default true check (one),
  present  int         not null,
  heard_at timestamptz not null
);

create table crowd.player (
  member_id  uuid        primary key,
  brand_id   int         not null,
  account    text        not null,
  created_at timestamptz not null,
  unique (brand_id, account)
);
