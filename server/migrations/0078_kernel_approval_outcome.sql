-- An approval always ends: also where what was asked for needed nobody's agreement any more, or can never be done.
alter table kernel.approval
  drop constraint approval_state_check,
  add constraint approval_state_check check (state in ('waiting', 'done', 'refused', 'withdrawn', 'lapsed')),
  add column outcome text;

-- What was asked for before the desks had to say what they saw can't be done as it was kept.
update kernel.approval set state = 'lapsed', outcome = 'case_changed', decided_at = now()
where state = 'waiting' and not body ? 'expected' and call in (
  'POST /wps/operator/deposits/{depositId}/credit', 'POST /wps/operator/disputes/{matchId}/decide',
  'POST /wps/operator/strays/{strayId}/credit', 'POST /wps/operator/strays/{strayId}/return',
  'POST /wps/operator/strays/{strayId}/write-off', 'POST /wps/operator/withdrawals/{withdrawalId}/approve');
