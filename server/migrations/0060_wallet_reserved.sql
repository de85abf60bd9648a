-- Ids of requests that move their money later, such as a deposit that waits for its payment: nothing else may be done under them.
create table wallet.reserved_id (
  id uuid primary key,
  at timestamptz not null
);
