-- An approval always ends: also where what was asked for needed nobody's agreement any more, or can never be done.
alter table kernel.approval
  drop constraint approval_state_check,
  add constraint approval_state_check check (state in ('waiting', 'done', 'refused', 'withdrawn', 'lapsed')),
  add column outcome text;
