-- How long somebody has been playing is their play session.
alter table standing.standing rename column stay_since to play_session_since;
