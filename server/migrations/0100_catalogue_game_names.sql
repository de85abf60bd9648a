alter table catalogue.game
  -- What it is called in other languages than English, which is its name: language tag → name.
  add column names jsonb not null default '{}'
    check (jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')),
  -- When operators named it: from then on its maker's list leaves the names as they are.
  add column named_at timestamptz;
