-- Meaning and units of columns; `npm run schema:types` copies them into schema.ts.

comment on column member.mobile is 'Null for a member who signed up through a third party and has not bound a number.';
comment on column member.score is 'Balance of the points ledger.';
comment on column member.merged_into is 'For a merged account: the surviving account.';
comment on column session.proven_until is 'The session counts as reauthenticated until this time.';
comment on column captcha.answer is 'Text of an image captcha, or challenge of a proof of work.';
comment on column file.uid is 'Null for files that the site publishes.';
comment on column file.name is 'Includes the extension that matches the content.';
comment on column file.type is 'MIME type of the content.';
comment on column file.size is 'Bytes.';
comment on column file.key is 'Key in the file store.';
comment on column score_record.score is 'Negative when points are spent.';

comment on column policy.interprets is 'Ids of the policies that a text or a picture explains.';
comment on column baike.letter is 'A to Z by the pinyin of the title; # if it does not start with a letter.';

comment on column price_series.low is '元/公斤.';
comment on column price_series.avg is '元/公斤.';
comment on column price_series.high is '元/公斤.';
comment on column price_series.source_low is 'As the source wrote it, per `unit`.';
comment on column price_series.source_avg is 'As the source wrote it, per `unit`.';
comment on column price_series.source_high is 'As the source wrote it, per `unit`.';
comment on column price_series.chg_d is 'Percent.';
comment on column price_series.chg_w is 'Percent.';
comment on column price_series.chg_m is 'Percent.';
comment on column price_series.chg_y is 'Percent.';
comment on column price_series.spark is 'Averages of the 30 days up to `last_date`, oldest first, 元/公斤; null for days without a quote.';
comment on column price_quote.low is '元/公斤.';
comment on column price_quote.avg is '元/公斤.';
comment on column price_quote.high is '元/公斤.';
comment on column price_quote.source_low is 'As the source wrote it, per `unit`.';
comment on column price_quote.source_avg is 'As the source wrote it, per `unit`.';
comment on column price_quote.source_high is 'As the source wrote it, per `unit`.';
comment on column price_report.source_low is 'As the member wrote it, per `unit`.';
comment on column price_report.source_high is 'As the member wrote it, per `unit`.';
comment on column price_report.low is '元/公斤.';
comment on column price_report.high is '元/公斤.';
comment on column price_report.avg is '元/公斤.';
comment on column price_report.volume is 'Tonnes.';
comment on column price_report.usual is 'Average of the market at that time, 元/公斤, for reviewers.';
comment on column price_report.photo is 'Id of a file.';
comment on column price_watch.value is '元/公斤; percent for `change`.';
comment on column price_watch.fired_price is '元/公斤.';
comment on column supply_posting.price is 'Yuan per `price_unit`.';
comment on column supply_posting.price_kg is '元/公斤; null if the price is negotiable or its unit is not a weight.';

comment on column trade_row.qty is 'In `unit`.';
comment on column trade_row.usd is 'US dollars.';
comment on column trade_row.cny is 'Yuan.';
comment on column trade_row.mirror is 'Reported by the partner''s customs: its imports are our exports, at its values.';

comment on column data_product.price is 'Yuan, decimal text; null where it is not sold.';
comment on column custom_order.uid is 'Null for a visitor who is not logged in.';
comment on column custom_order.price is 'Yuan, decimal text; null until the order is quoted.';
comment on column purchase.amount is 'Yuan, decimal text.';
comment on column purchase.discount is 'Yuan, decimal text.';
comment on column purchase.pay_amount is 'Yuan, decimal text.';
comment on column purchase.refunded is 'Refunded part of `pay_amount`; yuan, decimal text.';
comment on column purchase.target is 'Kind and product (`data:wholesale-prices`); for memberships only the kind.';
comment on column payment.amount is 'Yuan, decimal text.';
comment on column payment.pay_url is 'Text of a QR code or an address; null until the provider has answered.';
comment on column refund.amount is 'Yuan, decimal text.';
comment on column membership_record.biz_id is 'Id of the order for `order` and `refund`.';
comment on column invoice.amount is 'Yuan, decimal text.';

comment on column search_document.visitor_pages is 'Number of pages that visitors may read; null for all.';
comment on column search_document.member_pages is 'Number of pages that members may read; null for all.';
comment on column hot_keyword.added is 'True if an operator added the keyword.';

comment on column action_log.record_id is 'Null if the client sent none; repeats are then counted again.';
comment on column action_log.remote is 'Remote, release and composition that ran; null if the record does not include them.';
comment on column action_log.kind is 'Kind of failure, name of the error, or name of the web vital.';
comment on column action_log.value is 'Value of a web vital; number of attempts for a load failure.';
comment on column action_log.visit is 'The visit that the edge issued; only records with a visit count as evidence about a release.';
comment on column edge_observation.slot is 'The edge''s key of a two-second window: milliseconds by the edge''s clock.';
comment on column edge_observation.at is 'Start of the window by the API''s clock.';
comment on column edge_observation.documents is 'Number of documents served for the pages of this remote.';
comment on column edge_observation.visits is 'Number of visits that were served a composition with this release.';
comment on column edge_observation.renders is 'Number of documents that the server was expected to render.';
comment on column edge_observation.render_p95 is 'Milliseconds until the document was rendered, 95th percentile.';
comment on column edge_observation.files_refused is 'Number of files that the edge refused to serve because they do not match the release.';
comment on column edge_observation.visit_hashes is '`<visit>.<network>` of the visits, both hashed.';
comment on column edge_observation.render_networks is 'Hashed networks that received documents without a rendered page.';
comment on column edge_seen.composition is 'Id of the composition served to visitors outside a canary.';
comment on column edge_seen.problem is 'Why the edge does not follow a newer composition; empty when there is no problem.';
comment on column compose_request.name is 'Nickname of the operator, for the history.';
comment on column ops_message.next_try_at is 'Null after the message was sent or given up.';
comment on column call_minute.p50 is 'Milliseconds.';
comment on column call_minute.p95 is 'Milliseconds.';
comment on column call_minute.slowest is 'Milliseconds.';

comment on column import_run.no is 'Run number shown to operators; later runs have higher numbers.';
comment on column import_run.undoable is 'True while the journal of the run is retained.';
comment on column import_change.key is 'Key columns of the row.';
comment on column import_change.before is 'The row before the change; null if it did not exist.';
comment on column import_change.same is 'True if the run wrote the values that the row already had.';
comment on column import_change.derived is
  'True if the run did not write this row itself and only changed columns derived from other rows.';
