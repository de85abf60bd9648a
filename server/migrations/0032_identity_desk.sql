-- A member who is frozen neither comes in nor plays; what runs goes on to its end.
alter table identity.member drop constraint member_status_check;
alter table identity.member add constraint member_status_check check (status in ('active', 'frozen', 'closed'));
-- The same, where a bet is judged.
alter table identity.standing add column frozen boolean not null default false;

-- What operators mark a member with; the member sees none of it.
create table identity.mark (
  member_id uuid primary key references identity.member (id),
  brand_id int not null,
  tags text[] not null,
  watch boolean not null
);

-- What operators write down about a member.
create table identity.note (
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  text text not null,
  -- An operator's username.
  written_by text not null,
  at timestamptz not null
);
create index note_of_member on identity.note (member_id, at desc, id desc);
create trigger note_stands before update or delete or truncate on identity.note
  for each statement execute function identity.refuse_change();

-- Who else was here from an address, or is paid to an account.
create index known_address_of_ip on identity.known_address (brand_id, ip);
create index payout_account_of_number on identity.payout_account (brand_id, number_hash);
