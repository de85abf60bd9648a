create schema content;

create table content.announcement (
  id uuid primary key,
  brand_id int not null,
  -- B banner, PL player notice, PU popup, PR promotion, H marquee.
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  -- For whom: A logged in, B not; null for both.
  execution text check (execution in ('A', 'B')),
  position int not null,
  art text,
  link text check (link like '/%'),
  shown_from timestamptz not null,
  shown_until timestamptz check (shown_until > shown_from),
  published_at timestamptz not null,
  published_by text not null
);
create index announcement_of_brand on content.announcement (brand_id, shown_from);

-- Cleaned when written.
create table content.announcement_text (
  announcement_id uuid not null references content.announcement (id) on delete cascade,
  -- BCP 47.
  language text not null,
  title text not null,
  body text not null,
  link_label text,
  primary key (announcement_id, language)
);
