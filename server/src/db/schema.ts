import type { ArticleTable, ArticleTagTable, PolicyTable, TagTable } from './schema/article.ts';
import type {
  BaikeCategoryTable,
  BaikeCommentLikeTable,
  BaikeCommentReportTable,
  BaikeCommentTable,
  BaikeTable,
} from './schema/baike.ts';
import type { ActionLogTable, InstallationTable } from './schema/base.ts';
import type { AiChatTable, AiEventTable, AiMessageTable } from './schema/chat.ts';
import type { CustomOrderFileTable, CustomOrderStepTable, CustomOrderTable } from './schema/custom-order.ts';
import type { DataProductFileTable, DataProductReleaseTable, DataProductTable } from './schema/data-product.ts';
import type { DocumentCutTable, DocumentTable } from './schema/document.ts';
import type { FileTable } from './schema/file.ts';
import type {
  FoodCategoryTable,
  FoodEndingTable,
  FoodGiTable,
  FoodMeanTable,
  FoodNutrientTable,
  FoodTable,
} from './schema/food.ts';
import type { CaptchaTable, SandboxMessageTable, SmsCodeTable, SmsSendTable } from './schema/identity.ts';
import type { ImportChangeTable, ImportLeaseTable, ImportRunTable, JournaledTable } from './schema/import.ts';
import type {
  IndustryNameTable,
  IndustryNodeTable,
  IndustryPastTable,
  IndustryRowTable,
  IndustryTableTable,
  IndustryValueTable,
  IndustryViewTable,
} from './schema/industry.ts';
import type { InvoiceOrderTable, InvoiceTable, InvoiceTitleTable } from './schema/invoice.ts';
import type { MarketReportTable } from './schema/market-report.ts';
import type {
  AttemptTable,
  FavoriteTable,
  FeedbackTable,
  MemberTable,
  MemberUseTable,
  ScoreRecordTable,
  SessionTable,
} from './schema/member.ts';
import type { MessageTable } from './schema/message.ts';
import type { OAuthStateTable } from './schema/oauth.ts';
import type {
  CallMinuteTable,
  ComposeRequestTable,
  ComposerLeaseTable,
  CompositionFloorTable,
  EdgeObservationTable,
  EdgeSeenTable,
  JobPauseTable,
  OpsMessageTable,
} from './schema/operations.ts';
import type { MembershipRecordTable, PurchaseStepTable, PurchaseTable } from './schema/order.ts';
import type { PaymentNoticeTable, PaymentTable, RefundTable } from './schema/payment.ts';
import type {
  MarketTable,
  PriceProductTable,
  PriceQuoteTable,
  PriceSeriesTable,
  PriceSpanView,
} from './schema/price.ts';
import type { PriceReportTable } from './schema/price-report.ts';
import type { PriceWatchTable } from './schema/price-watch.ts';
import type {
  EnterpriseTable,
  ReferenceArticleTable,
  ReferenceArticleTagTable,
  ReferenceEnterpriseTable,
  ReferenceIssueTable,
  ReferenceSeriesTable,
  ReferenceSeriesTagTable,
} from './schema/reference.ts';
import type {
  ReportFileTable,
  ReportPageTable,
  ReportSeriesTable,
  ReportTable,
  ReportTaskTable,
} from './schema/report.ts';
import type {
  PassageVectorTable,
  SearchDayTable,
  SearchDocumentTable,
  SearchNameTable,
  SearchPassageTable,
  SearchTermTable,
} from './schema/search.ts';
import type { BannerTable, DataSourceTable, HotKeywordTable, SiteStateTable } from './schema/source.ts';
import type {
  FoodLimitTable,
  LimitFoodTable,
  LimitSubstanceTable,
  StandardFollowTable,
  StandardReplacesTable,
  StandardTable,
} from './schema/standard.ts';
import type { StatTopicTable, StatValueTable } from './schema/statistics.ts';
import type { SupplyImageTable, SupplyPostingTable, SupplyReportTable, SupplyRevealTable } from './schema/supply.ts';
import type { TicketTable } from './schema/ticket.ts';
import type {
  HsCodeTable,
  HsEditionTable,
  HsSuccessorTable,
  TradeCountryTable,
  TradePermitTable,
  TradePlaceTable,
  TradePortTable,
  TradePortYearTable,
  TradeProductTable,
  TradeRowTable,
  TradeSpanTable,
  TradeTariffTable,
  TradeYearTable,
} from './schema/trade.ts';

/** Every table, by name; one file per area in `schema/`. */
export type Database = {
  call_minute: CallMinuteTable;
  compose_request: ComposeRequestTable;
  composer_lease: ComposerLeaseTable;
  composition_floor: CompositionFloorTable;
  edge_observation: EdgeObservationTable;
  edge_seen: EdgeSeenTable;
  ops_message: OpsMessageTable;
  article: ArticleTable;
  article_tag: ArticleTagTable;
  baike: BaikeTable;
  baike_category: BaikeCategoryTable;
  baike_comment: BaikeCommentTable;
  baike_comment_like: BaikeCommentLikeTable;
  baike_comment_report: BaikeCommentReportTable;
  banner: BannerTable;
  data_source: DataSourceTable;
  food: FoodTable;
  food_category: FoodCategoryTable;
  food_ending: FoodEndingTable;
  food_gi: FoodGiTable;
  food_mean: FoodMeanTable;
  food_nutrient: FoodNutrientTable;
  hot_keyword: HotKeywordTable;
  import_change: ImportChangeTable;
  import_lease: ImportLeaseTable;
  import_run: ImportRunTable;
  job_pause: JobPauseTable;
  journaled_table: JournaledTable;
  market: MarketTable;
  market_report: MarketReportTable;
  policy: PolicyTable;
  price_product: PriceProductTable;
  price_quote: PriceQuoteTable;
  price_series: PriceSeriesTable;
  price_span: PriceSpanView;
  enterprise: EnterpriseTable;
  reference_article: ReferenceArticleTable;
  reference_article_tag: ReferenceArticleTagTable;
  reference_enterprise: ReferenceEnterpriseTable;
  reference_issue: ReferenceIssueTable;
  reference_series: ReferenceSeriesTable;
  reference_series_tag: ReferenceSeriesTagTable;
  report: ReportTable;
  report_file: ReportFileTable;
  report_page: ReportPageTable;
  report_series: ReportSeriesTable;
  report_task: ReportTaskTable;
  search_day: SearchDayTable;
  search_document: SearchDocumentTable;
  search_name: SearchNameTable;
  search_passage: SearchPassageTable;
  passage_vector: PassageVectorTable;
  search_term: SearchTermTable;
  site_state: SiteStateTable;
  food_limit: FoodLimitTable;
  limit_food: LimitFoodTable;
  limit_substance: LimitSubstanceTable;
  standard: StandardTable;
  standard_follow: StandardFollowTable;
  standard_replaces: StandardReplacesTable;
  supply_image: SupplyImageTable;
  supply_posting: SupplyPostingTable;
  supply_report: SupplyReportTable;
  supply_reveal: SupplyRevealTable;
  tag: TagTable;
  ticket: TicketTable;
  action_log: ActionLogTable;
  attempt: AttemptTable;
  custom_order: CustomOrderTable;
  custom_order_file: CustomOrderFileTable;
  custom_order_step: CustomOrderStepTable;
  captcha: CaptchaTable;
  favorite: FavoriteTable;
  document: DocumentTable;
  document_cut: DocumentCutTable;
  feedback: FeedbackTable;
  file: FileTable;
  installation: InstallationTable;
  ai_chat: AiChatTable;
  ai_event: AiEventTable;
  ai_message: AiMessageTable;
  member: MemberTable;
  member_use: MemberUseTable;
  message: MessageTable;
  oauth_state: OAuthStateTable;
  price_report: PriceReportTable;
  price_watch: PriceWatchTable;
  purchase: PurchaseTable;
  purchase_step: PurchaseStepTable;
  membership_record: MembershipRecordTable;
  payment: PaymentTable;
  payment_notice: PaymentNoticeTable;
  refund: RefundTable;
  invoice: InvoiceTable;
  invoice_order: InvoiceOrderTable;
  invoice_title: InvoiceTitleTable;
  sandbox_message: SandboxMessageTable;
  score_record: ScoreRecordTable;
  session: SessionTable;
  sms_code: SmsCodeTable;
  sms_send: SmsSendTable;
  industry_node: IndustryNodeTable;
  industry_name: IndustryNameTable;
  industry_table: IndustryTableTable;
  industry_row: IndustryRowTable;
  industry_past: IndustryPastTable;
  industry_value: IndustryValueTable;
  industry_view: IndustryViewTable;
  stat_topic: StatTopicTable;
  stat_value: StatValueTable;
  hs_code: HsCodeTable;
  hs_edition: HsEditionTable;
  hs_successor: HsSuccessorTable;
  trade_country: TradeCountryTable;
  data_product: DataProductTable;
  data_product_file: DataProductFileTable;
  data_product_release: DataProductReleaseTable;
  trade_permit: TradePermitTable;
  trade_place: TradePlaceTable;
  trade_port: TradePortTable;
  trade_port_year: TradePortYearTable;
  trade_product: TradeProductTable;
  trade_row: TradeRowTable;
  trade_span: TradeSpanTable;
  trade_tariff: TradeTariffTable;
  trade_year: TradeYearTable;
};
