-- When the member last proved who they are in this session; null in one that a remember-me cookie brought back.
alter table kernel.session add column if not exists confirmed_at timestamptz;
-- Until the password is changed the session is good for nothing else.
alter table kernel.session add column if not exists password_due boolean not null default false;
