-- Which shelf of the promotions page an announcement of type PR stands on.
alter table content.announcement add column category text check (category ~ '^[a-z]{2,20}$');

-- Which members have seen which announcement.
create table content.announcement_read (
  member_id uuid not null,
  announcement_id uuid not null references content.announcement (id) on delete cascade,
  read_at timestamptz not null,
  primary key (member_id, announcement_id)
);

-- A page's lasting text, such as the user agreement: never changed, followed by a newer version.
create table content.article (
  brand_id int not null,
  place text not null check (place in ('help', 'vip', 'join')),
  -- The hash in the page's address.
  key text not null check (key ~ '^[a-z][a-z-]{1,39}$'),
  version int not null check (version > 0),
  position int not null,
  valid_from timestamptz not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (brand_id, place, key, version)
);

-- Cleaned when written.
create table content.article_text (
  brand_id int not null,
  place text not null,
  key text not null,
  version int not null,
  -- BCP 47.
  language text not null,
  title text not null,
  body text not null,
  primary key (brand_id, place, key, version, language),
  foreign key (brand_id, place, key, version) references content.article on delete cascade
);

-- Levels of the VIP club; a newer version replaces all levels of the older.
create table content.vip_level (
  brand_id int not null,
  version int not null check (version > 0),
  level int not null check (level between 1 and 20),
  -- The label that members of this level carry.
  name text not null,
  colour text not null check (colour ~ '^#[0-9A-Fa-f]{6}$'),
  -- Served by the VIP desk instead of the live chat.
  desk boolean not null,
  valid_from timestamptz not null,
  published_by text not null,
  primary key (brand_id, version, level)
);

create table content.feedback (
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null,
  topic text not null check (topic in ('account', 'money', 'game', 'site', 'other')),
  words int not null check (words > 0),
  content text not null,
  -- What was spoken on the site, for who answers.
  language text not null,
  sent_at timestamptz not null
);
create index feedback_of_member on content.feedback (member_id, sent_at desc);

-- People who want to work with the brand.
create table content.partner_request (
  id uuid primary key,
  brand_id int not null,
  kind text not null check (kind in ('affiliate', 'agent', 'media', 'supplier')),
  name text not null,
  channel text not null check (channel in ('email', 'phone', 'telegram', 'whatsapp', 'viber', 'zalo')),
  contact text not null,
  message text not null,
  language text not null,
  sent_at timestamptz not null
);
