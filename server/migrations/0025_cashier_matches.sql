-- A deposit whose receiver is asked whether it has arrived; a withdrawal that waits for other members to pay it.
alter table cashier.deposit drop constraint deposit_state_check;
alter table cashier.deposit add constraint deposit_state_check
  check (state in ('waiting', 'review', 'confirming', 'credited', 'refused', 'cancelled', 'expired'));
alter table cashier.withdrawal drop constraint withdrawal_state_check;
alter table cashier.withdrawal add constraint withdrawal_state_check
  check (state in ('review', 'approved', 'matching', 'sending', 'paid', 'refused', 'cancelled'));

-- One under way for a member, until the last receiver has answered.
create unique index deposit_matched_under_way on cashier.deposit (member_id) where rail = 'matched' and state in ('waiting', 'confirming');

alter table cashier.withdrawal
  -- What is left of the hold: nothing once all of it stands in holds of its parts.
  add column hold_id uuid,
  add column rest int8 not null default 0 check (rest >= 0),
  -- What other members have paid of it.
  add column matched int8 not null default 0 check (matched >= 0),
  -- Set once it waits for other members; whoever has not paid by then pays no more of it.
  add column match_until timestamptz;
update cashier.withdrawal set hold_id = id, rest = amount - fee;
create index withdrawal_matching on cashier.withdrawal (brand_id, asset, requested_at, id) where state = 'matching';
drop index cashier.withdrawal_open;
create index withdrawal_open on cashier.withdrawal (brand_id, requested_at)
  where state in ('review', 'approved', 'matching', 'sending');

-- A part of a withdrawal that another member pays as a part of a deposit.
create table cashier.match (
  -- Follows from the deposit's; also the id of the hold.
  id uuid primary key,
  brand_id int not null,
  asset text not null,
  deposit_id uuid not null references cashier.deposit (id),
  payer_id uuid not null,
  withdrawal_id uuid not null references cashier.withdrawal (id),
  receiver_id uuid not null check (receiver_id <> payer_id),
  -- What both sides and customer service call it.
  reference text not null unique,
  amount int8 not null check (amount > 0),
  -- To be paid, a picture of the payment sent, looked at by a person, or at an end.
  state text not null check (state in ('waiting', 'sent', 'disputed', 'received', 'returned')),
  received int8 check (received > 0 and received <= amount),
  -- The picture came when the time was over: nothing is held for it any more.
  late boolean not null default false,
  slip text,
  slip_hash text,
  answer text check (answer in ('received', 'not_received', 'partly')),
  -- What has not arrived, says the receiver.
  remaining int8 check (remaining > 0 and remaining < amount),
  answer_slip text,
  -- What a person has said about it.
  reason text,
  matched_at timestamptz not null,
  pay_by timestamptz not null,
  sent_at timestamptz,
  answer_by timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  check ((state = 'received') = (received is not null)),
  check ((state in ('received', 'returned')) = (ended_at is not null)),
  check (state not in ('sent', 'disputed') or slip is not null)
);
create index match_of_deposit on cashier.match (deposit_id, id);
create index match_of_withdrawal on cashier.match (withdrawal_id, id);
create index match_unpaid on cashier.match (pay_by) where state = 'waiting';
create index match_unanswered on cashier.match (answer_by) where state = 'sent';
create index match_disputed on cashier.match (sent_at) where state = 'disputed';
create index match_to_pay on cashier.match (payer_id) where state = 'waiting';
create index match_to_answer on cashier.match (receiver_id) where state = 'sent';
-- A picture proves one payment.
create unique index match_slip on cashier.match (brand_id, slip_hash) where slip_hash is not null;
