-- The results bureau was told of a draw of others, so that it tells its result. Another time is announced again.
create table lottery.announced_draw (
  issue_id uuid primary key references lottery.issue,
  draw_at timestamptz not null,
  -- What the bureau said instead of taking it: nobody hears of this draw by itself.
  refused_as int,
  announced_at timestamptz not null
);

alter table lottery.issue
  -- Its sale was over long before it was made: nobody can have bet on it, and nobody enters its result.
  add column unsold boolean not null default false;
create index issue_unsold on lottery.issue (draw_at) where unsold and status = 'closed';
