-- Who shows who they are is a matter of a module of its own; its history gets a guard of its own there.
create schema verification;
drop trigger identity_change_stands on identity.identity_change;
alter table identity.identity_change set schema verification;
alter table identity.document set schema verification;
