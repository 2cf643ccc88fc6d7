-- Orders of memberships that were there before plans were kept name theirs by its months.
update purchase set plan_id = kind || '-' || substring(items->0->>'spec' from '^\d+')
where kind in ('vip', 'veg_vip') and plan_id = '' and items->0->>'spec' ~ '^\d+';

-- When a kept notification was tried last: one that cannot be followed does not stand before the others.
alter table payment_notice add column tried_at timestamptz;

-- Since when it may be sent, from which the pauses between two attempts are counted. A refund that the provider has
-- closed is sent once more under another number.
alter table refund add column sendable_at timestamptz, add column attempt smallint not null default 1;
update refund set sendable_at = created_at where status in ('approved', 'sent');

create index invoice_order_order on invoice_order (order_id);
