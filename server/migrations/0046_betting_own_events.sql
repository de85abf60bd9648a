-- What one bet did in a round that many share, such as the moment at which it left: no other member is shown it.
create table betting.own_event (
  bet_id uuid primary key,
  event json not null
);
