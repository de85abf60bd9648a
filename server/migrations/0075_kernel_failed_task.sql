-- What could not be done for one while it was done for the others: tried again by itself, later and later.
create table kernel.failed_task (
  task text not null,
  -- A member, a deposit, a rank of a tournament: whatever the task is done for.
  subject text not null,
  brand_id int not null,
  reason text not null,
  attempts int not null default 1,
  failed_at timestamptz not null,
  tried_at timestamptz not null,
  next_at timestamptz not null,
  done_at timestamptz,
  done_by text,
  primary key (task, subject)
);
create index failed_task_due on kernel.failed_task (next_at) where done_at is null;
create index failed_task_of_brand on kernel.failed_task (brand_id, failed_at desc, task, subject);
