-- What live tables take at least, said once of those that were set out before it was announced with every change.
insert into kernel.outbox (topic, brand_id, keys, detail)
select 'table_stakes_changed', t.brand_id, jsonb_build_array(t.game_code),
       jsonb_build_object('stakeMin', min((limits.span->>'min')::int8)::text)
from studio.live_table t cross join jsonb_each(t.limits->'groups') as limits (name, span)
group by t.brand_id, t.game_code;
