-- A brand puts its rooms into its own order, and says why one is closed.
alter table catalogue.brand_room
  add column position int,
  add column closed_reason text;
