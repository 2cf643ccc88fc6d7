-- An issued invoice that a red one has taken back has a status of its own, and the red invoice its number and file.
alter table invoice drop constraint invoice_status_check;
alter table invoice add constraint invoice_status_check
  check (status in ('submitted', 'issuing', 'issued', 'rejected', 'reversed'));
alter table invoice add column red_no text not null default '';
alter table invoice add column red_fid text references file;
alter table invoice add column reversed_at timestamptz;
create unique index invoice_red_no on invoice (red_no) where red_no <> '';

alter table purchase drop constraint purchase_invoice_status_check;
alter table purchase add constraint purchase_invoice_status_check
  check (invoice_status in ('none', 'submitted', 'issuing', 'issued', 'rejected', 'reversed'));

-- Until now a reversed one was a rejected one with a number; of its red invoice nothing was kept.
update invoice set status = 'reversed' where status = 'rejected' and no <> '';
update purchase set invoice_status = 'reversed'
where invoice_status = 'rejected' and (
  select i.status from invoice_order io join invoice i on i.id = io.invoice_id
  where io.order_id = purchase.id order by i.submitted_at desc limit 1) = 'reversed';
