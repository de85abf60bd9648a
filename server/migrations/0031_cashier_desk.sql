-- Who is at work on a deposit, a withdrawal or a dispute, and until when; after that it is free by itself.
create table cashier.claim (
  of uuid primary key,
  brand_id int not null,
  desk text not null check (desk in ('withdrawal', 'deposit', 'dispute')),
  operator_id uuid not null,
  username text not null,
  name text not null,
  until timestamptz not null,
  -- Who else would like to have it.
  wanted_by text
);
create index claim_of_operator on cashier.claim (operator_id, until);

-- What was found when a withdrawal was asked for, with the figures that were looked at.
create table cashier.assessment (
  withdrawal_id uuid primary key references cashier.withdrawal (id),
  findings jsonb not null,
  at timestamptz not null
);
create trigger assessment_stands before update or delete or truncate on cashier.assessment
  for each statement execute function cashier.refuse_change();

-- Released by a person, and waits for somebody to pay it.
create table cashier.to_pay (
  withdrawal_id uuid primary key references cashier.withdrawal (id),
  released_at timestamptz not null
);

-- What operators write down for each other.
create table cashier.desk_note (
  id uuid primary key,
  of uuid not null,
  brand_id int not null,
  written_by text not null,
  text text not null,
  at timestamptz not null
);
create index desk_note_of on cashier.desk_note (of, at, id);
create trigger desk_note_stands before update or delete or truncate on cashier.desk_note
  for each statement execute function cashier.refuse_change();

create index withdrawal_of_stage on cashier.withdrawal (brand_id, state, requested_at, id)
  where state in ('review', 'approved', 'matching', 'sending');
create index withdrawal_done on cashier.withdrawal (brand_id, ended_at desc) where ended_at is not null;
create index deposit_of_stage on cashier.deposit (brand_id, state, requested_at, id) where state in ('waiting', 'review');
create index deposit_done on cashier.deposit (brand_id, ended_at desc) where ended_at is not null;
