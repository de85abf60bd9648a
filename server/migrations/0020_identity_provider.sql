-- Codes by which the sandbox's own provider proves numbers.
alter table identity.code
  drop constraint code_purpose_check,
  add constraint code_purpose_check check (purpose in ('login', 'register', 'recover', 'bind', 'step_up', 'provider'));

-- What it signs its tokens with; none in production.
create table identity.provider_key (
  kid uuid primary key,
  public_key jsonb not null,
  -- Sealed with the installation's secret.
  private_key text not null,
  created_at timestamptz not null
);
