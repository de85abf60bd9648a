-- When the operator set a password of their own; null while an invitation waits, and then nobody can log in as them.
alter table operator.operator add column password_set_at timestamptz;
update operator.operator set password_set_at = created_at;
