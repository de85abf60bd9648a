-- When a member last set the payment password; null for one set before this was written down, and for who has none.
alter table identity.profile add column payment_password_changed_at timestamptz;
