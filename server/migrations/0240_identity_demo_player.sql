-- Members that the sandbox plays by itself. Production has none of them, and refuses to start where there are.
alter table identity.member add column demo_player boolean not null default false;
create index member_demo_player on identity.member (brand_id) where demo_player;
