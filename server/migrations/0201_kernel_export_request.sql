-- What an operator wants of a list is the request of its export.
alter table kernel.export rename column asked to request;
