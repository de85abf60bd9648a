-- The last hours of live tables and crash are written first, until this moment; null once they are, and where nobody asked for them.
alter table kernel.history add column last_hours_until timestamptz;
