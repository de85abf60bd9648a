-- The schema crowd as all migrations together make it. Written by npm run schema.

create table crowd.orders (
  size       int         not null check (size >= 0 and size <= 200),
  pace       int         not null check (pace >= 10 and pace <= 5000),
  activities text[]      not null,
  changed_at timestamptz not null,
  brand_id   int         primary key
);

create table crowd.presence (
  present  int         not null,
  heard_at timestamptz not null,
  brand_id int         primary key
);

create table crowd.player (
  member_id  uuid        primary key,
  brand_id   int         not null,
  account    text        not null,
  created_at timestamptz not null,
  unique (brand_id, account)
);
