-- What operators have switched off: a game, all games of a vendor, or all there are. Bets are refused; those that are open go on.
create table betting.closed (
  brand_id int not null,
  scope text not null check (scope in ('all', 'vendor', 'game')),
  -- The vendor's or the game's code; empty where everything is meant.
  code text not null,
  since timestamptz not null,
  primary key (brand_id, scope, code),
  check ((scope = 'all') = (code = ''))
);
