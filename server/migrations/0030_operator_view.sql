-- What an operator has made of a list: its filters and order, kept for oneself or for all who have a role.
create table operator.view (
  id uuid primary key,
  brand_id int not null,
  operator_id uuid not null references operator.operator,
  resource text not null,
  name text not null,
  -- The list's address, as a query string.
  search text not null,
  shared_with text references operator.role,
  created_at timestamptz not null
);
create index view_of_operator on operator.view (brand_id, resource, operator_id);

-- What a ticket is good for: it opens nothing else.
alter table operator.ticket add column purpose text not null default 'login'
  check (purpose in ('login', 'password', 'invitation'));
