-- What the selections of slips are called, each once, by language.
create table betting.selection_label (
  selection_id uuid primary key,
  event json not null,
  market json not null,
  selection json not null
);

-- The legs of a slip: it is one bet of the record in a round of its own, and its legs belong to that round.
create table betting.leg (
  round_id uuid not null references betting.round (id),
  position int not null check (position > 0),
  selection_id uuid not null references betting.selection_label (selection_id),
  -- In ten-thousandths, as at acceptance.
  price int not null check (price > 0),
  result text not null default 'open' check (result in ('open', 'won', 'lost', 'void', 'half_won', 'half_lost')),
  decided_at timestamptz,
  primary key (round_id, position),
  constraint leg_decided_check check ((result = 'open') = (decided_at is null))
) with (fillfactor = 80);
-- The legs that a result touches. It names nothing that a result changes, so that a leg that is decided stays in its page.
create index leg_of_selection on betting.leg (selection_id, round_id);
