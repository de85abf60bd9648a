-- What it counted by name alone is counted by name and origin in kernel.login_throttle.
drop table identity.login_lock;
