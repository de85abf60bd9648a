-- What a game is called in other languages than English, noted here with its name.
alter table betting.game add column names jsonb not null default '{}';
