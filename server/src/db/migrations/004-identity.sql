-- A captcha belongs to one browser and one purpose; drawing another one replaces it.
delete from captcha;
alter table captcha drop constraint captcha_pkey;
alter table captcha add column purpose text not null;
alter table captcha add column kind text not null check (kind in ('image', 'work'));
alter table captcha add primary key (holder_hash, purpose);
create index captcha_expires on captcha (expires_at);

-- Messages sent or being sent; what the limits per number and per address count.
create table sms_send (
  id bigint generated always as identity primary key,
  mobile text not null,
  address text not null,
  sent_at timestamptz not null
);
create index sms_send_mobile on sms_send (mobile, sent_at);
create index sms_send_address on sms_send (address, sent_at);
create index sms_send_time on sms_send (sent_at);

-- The code is hashed together with the browser's secret, which is not stored, so that six digits cannot be guessed here.
create table sms_code (
  holder_hash text not null,
  mobile text not null,
  purpose text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (holder_hash, mobile, purpose)
);
create index sms_code_expires on sms_code (expires_at);

-- What a phone would have got, where demonstrations are allowed.
create table sandbox_message (
  id bigint generated always as identity primary key,
  mobile text not null,
  purpose text not null,
  content text not null,
  code text not null,
  created_at timestamptz not null
);
create index sandbox_message_newest on sandbox_message (created_at desc, id desc);
