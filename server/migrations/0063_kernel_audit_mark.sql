-- Entries of the audit logs that are known not to say what was hashed, and changes of members likewise. Half of a pair of surrogates
-- was hashed as it was typed, and the columns beside it keep U+FFFD in its place. Nothing is rewritten: the entry stands as it is and
-- is named here, so that whoever proves a log is told of it apart from what was changed afterwards.
create table kernel.audit_mark (
  brand_id int not null,
  number bigint not null,
  wrong text not null check (wrong in ('stored_otherwise')),
  found_at timestamptz not null,
  by_migration text not null,
  primary key (brand_id, number)
);

insert into kernel.audit_mark (brand_id, number, wrong, found_at, by_migration)
select brand_id, number, 'stored_otherwise', now(), '0063_kernel_audit_mark'
from kernel.audit
-- The escape of half a pair, behind an even number of backslashes: a pair is written as it is.
where content ~ '(^|[^\\])(\\\\)*\\u[dD][89a-fA-F][0-9a-fA-F]{2}'
  and strpos(by_name || action || subject_type || subject_id || subject_name || reason || note, U&'\FFFD') > 0
  and hash = encode(sha256(convert_to(previous_hash || E'\n' || content, 'UTF8')), 'hex');

create trigger audit_mark_stays before insert or update or delete or truncate on kernel.audit_mark
  for each statement execute function kernel.refuse_change();
