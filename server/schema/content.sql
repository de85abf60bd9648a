-- The schema content as all migrations together make it. Written by npm run schema.

create table content.announcement (
  id           uuid        primary key,
  brand_id     int         not null,
  type         text        not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  execution    text        check (execution in ('A', 'B')),
  position     int         not null,
  art          text,
  link         text        check (link ~~ '/%'),
  shown_from   timestamptz not null,
  shown_until  timestamptz,
  published_at timestamptz not null,
  published_by text        not null,
  category     text        check (category ~ '^[a-z]{2,20}$'),
  member_id    uuid,
  check (shown_until > shown_from),
  check (member_id is null or type = 'PL')
);
create index announcement_of_brand on content.announcement (brand_id, shown_from);
create index announcement_of_member on content.announcement (member_id, shown_from desc) where (member_id is not null);

create table content.announcement_text (
  announcement_id uuid not null references content.announcement(id) on delete cascade,
  language        text not null,
  title           text not null,
  body            text not null,
  link_label      text,
  primary key (announcement_id, language)
);

create table content.announcement_read (
  member_id       uuid        not null,
  announcement_id uuid        not null references content.announcement(id) on delete cascade,
  read_at         timestamptz not null,
  primary key (member_id, announcement_id)
);

create table content.article (
  brand_id     int         not null,
  place        text        not null check (place in ('help', 'vip', 'join')),
  key          text        not null check (key ~ '^[a-z][a-z-]{1,39}$'),
  version      int         not null check (version > 0),
  position     int         not null,
  valid_from   timestamptz not null,
  published_at timestamptz not null,
  published_by text        not null,
  primary key (brand_id, place, key, version)
);

create table content.article_text (
  brand_id int  not null,
  place    text not null,
  key      text not null,
  version  int  not null,
  language text not null,
  title    text not null,
  body     text not null,
  primary key (brand_id, place, key, version, language),
  foreign key (brand_id, place, key, version) references content.article(brand_id, place, key,
    version) on delete cascade
);

create table content.vip_level (
  brand_id     int         not null,
  version      int         not null check (version > 0),
  level        int         not null check (level >= 1 and level <= 20),
  name         text        not null,
  colour       text        not null check (colour ~ '^#[0-9A-Fa-f]{6}$'),
  desk         boolean     not null,
  valid_from   timestamptz not null,
  published_by text        not null,
  primary key (brand_id, version, level)
);

create table content.feedback (
  id        uuid        primary key,
  brand_id  int         not null,
  member_id uuid        not null,
  topic     text        not null check (topic in ('account', 'money', 'game', 'site', 'other')),
  words     int         not null check (words > 0),
  content   text        not null,
  language  text        not null,
  sent_at   timestamptz not null
);
create index feedback_of_member on content.feedback (member_id, sent_at desc);

create table content.partner_request (
  id       uuid        primary key,
  brand_id int         not null,
  kind     text        not null check (kind in ('affiliate', 'agent', 'media', 'supplier')),
  name     text        not null,
  channel  text        not null check (channel in ('email', 'phone', 'telegram', 'whatsapp', 'viber', 'zalo')),
  contact  text        not null,
  message  text        not null,
  language text        not null,
  sent_at  timestamptz not null
);
