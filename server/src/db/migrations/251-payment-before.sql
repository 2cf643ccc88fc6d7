-- Orders that were there before payments were kept: each paid one gets the payment that must have been, and what went
-- back its refund. The membership ledger says of each bought term that it ends where it is known to end.
insert into payment (pay_no, order_id, method, channel, amount, status, trade_no, created_at, expires_at, paid_at, closed_at)
select replace(no, '-', ''), id, coalesce(pay_method, 'wechat'),
  case when pay_method = 'alipay' then 'page' else 'native' end, pay_amount, 'paid', 'before-' || id,
  created_at, expires_at, paid_at, paid_at
from purchase where status in ('paid', 'refunding', 'refunded') and pay_amount > 0;

insert into refund (id, order_id, pay_no, cause, status, amount, reason, created_at, done_at)
select 'RF' || replace(no, '-', ''), id, replace(no, '-', ''), 'member',
  case when status = 'refunded' then 'done' else 'requested' end, pay_amount, '申请退款', paid_at,
  case when status = 'refunded' then paid_at end
from purchase where status in ('refunding', 'refunded') and pay_amount > 0;

insert into membership_record (uid, kind, source, biz_id, ends_before, ends_after, created_at)
select p.uid, p.kind, 'order', p.id, ends.at, ends.at, p.paid_at
from purchase p join member m using (uid)
cross join lateral (select case p.kind when 'vip' then m.vip_expire else m.vegetable_expire end as at) ends
where p.kind in ('vip', 'veg_vip') and p.status in ('paid', 'refunding') and ends.at is not null
order by p.paid_at;
