-- What the console's lists of lotteries are read by: issues by time and by number, orders and chases of a brand, orders of an issue.
create index issue_by_time on lottery.issue (draw_at, lottery);
create index issue_number on lottery.issue (issue_no);
create index member_order_brand on lottery.member_order (brand_id, placed_at desc, id);
create index member_order_issue on lottery.member_order (issue_id);
create index chase_brand on lottery.chase (brand_id, placed_at desc, id);
