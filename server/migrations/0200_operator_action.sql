-- What is done to many members, and what was done to one, are actions of operators.
alter table operator.bulk rename column deed to action;
alter table operator.bulk rename constraint bulk_deed_check to bulk_action_check;
alter view operator.deed_now rename to action_now;
