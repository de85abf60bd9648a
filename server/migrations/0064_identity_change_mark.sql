-- Changes of members are hashed over their columns, so what was hashed is lost: the hash of what is kept stands here instead.
create table identity.member_change_mark (
  member_id uuid not null,
  number int not null,
  wrong text not null check (wrong in ('stored_otherwise')),
  hash_as_stored text not null,
  found_at timestamptz not null,
  by_migration text not null,
  primary key (member_id, number)
);

insert into identity.member_change_mark (member_id, number, wrong, hash_as_stored, found_at, by_migration)
select member_id, number, 'stored_otherwise', as_stored, now(), '0064_identity_change_mark'
from identity.member_change
cross join lateral (
  select '[' || to_json(member_id::text) || ',' || number || ',' || brand_id || ',' || to_json(field) || ',' ||
         coalesce(to_json(before)::text, 'null') || ',' || coalesce(to_json(after)::text, 'null') || ',' || to_json(changed_by) ||
         ',"' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '",' || to_json(previous_hash) || ']' as text
) as row
cross join lateral (
  select rtrim(translate(encode(sha256(convert_to(row.text, 'UTF8')), 'base64'), E'+/\n', '-_'), '=') as as_stored
) as hashed
where strpos(coalesce(before, '') || coalesce(after, '') || changed_by, U&'\FFFD') > 0 and as_stored <> hash;

create trigger member_change_mark_stays before insert or update or delete or truncate on identity.member_change_mark
  for each statement execute function identity.refuse_change();
