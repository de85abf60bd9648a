-- What the second person was shown of the case when they confirmed, links to pictures left out.
alter table kernel.approval add column evidence jsonb;
