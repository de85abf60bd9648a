-- Transfers with vendors as operators look at them.
create index vendor_transfer_of_brand on cashier.vendor_transfer (brand_id, requested_at desc, id desc);
