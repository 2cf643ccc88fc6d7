import type { ComponentType } from 'react';
import { CommentList } from './comment-review.tsx';
import { FeedbackList } from './feedback-review.tsx';
import { HotWordList } from './hot-word-review.tsx';
import { InvoiceList } from './invoice-review.tsx';
import { OrderList } from './order-review.tsx';
import { PurchaseList } from './purchase-review.tsx';
import { QuoteList } from './quote-review.tsx';
import { RefundList } from './refund-review.tsx';
import { SupplyReportList } from './supply-report-review.tsx';
import { SupplyList } from './supply-review.tsx';

export type ReviewList = {
  /** Value of `tab` in the address. */
  key: string;
  title: string;
  List: ComponentType;
};

/** Lists for operators, in the order of the tabs; to add a list, add its line here. */
export const reviewLists: ReviewList[] = [
  { key: 'feedback', title: '意见反馈', List: FeedbackList },
  { key: 'custom-order', title: '定制需求', List: OrderList },
  { key: 'purchase', title: '会员订单', List: PurchaseList },
  { key: 'refund', title: '退款', List: RefundList },
  { key: 'invoice', title: '发票', List: InvoiceList },
  { key: 'market-data', title: '会员报价', List: QuoteList },
  { key: 'supply', title: '供需审核', List: SupplyList },
  { key: 'supply-report', title: '供需举报', List: SupplyReportList },
  { key: 'baike-comment', title: '百科评论', List: CommentList },
  { key: 'hot-word', title: '热门搜索词', List: HotWordList },
];

/** The default is the first list. */
export const reviewListOf = (tab: string | undefined): ReviewList | undefined =>
  reviewLists.find(({ key }) => key === tab) ?? reviewLists[0];
