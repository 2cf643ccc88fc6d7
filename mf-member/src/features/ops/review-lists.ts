import { commentReview } from './comment-review.tsx';
import { feedbackReview } from './feedback-review.tsx';
import { hotWordReview } from './hot-word-review.tsx';
import { invoiceReview } from './invoice-review.tsx';
import { missedReview } from './missed-review.tsx';
import { orderReview } from './order-review.tsx';
import { purchaseReview } from './purchase-review.tsx';
import { quoteReview } from './quote-review.tsx';
import { refundReview } from './refund-review.tsx';
import { supplyReportReview } from './supply-report-review.tsx';
import { supplyReview } from './supply-review.tsx';
import { thesaurusReview } from './thesaurus-review.tsx';

/** Lists for operators, in the order of the tabs; to add a list, add it here. */
export const reviewLists = [
  feedbackReview,
  orderReview,
  purchaseReview,
  refundReview,
  invoiceReview,
  quoteReview,
  supplyReview,
  supplyReportReview,
  commentReview,
  hotWordReview,
  missedReview,
  thesaurusReview,
];

/** The default is the first list. */
export const reviewListOf = (tab: string | undefined) =>
  reviewLists.find((review) => review.tab === tab) ?? reviewLists[0];
