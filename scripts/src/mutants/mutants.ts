export type Mutant = {
  /** As in docs/payment-faults.md. */
  id: string;
  file: string;
  /** Each `find` occurs in the file exactly once. */
  edits: { find: string; replace: string }[];
  /** The test that must fail: its file, and a part of its name. */
  test: { file: string; name: string };
};

const ORDER = 'server/src/modules/commerce/order';
const PAYMENT = 'server/src/modules/commerce/payment';
const REFUND = 'server/src/modules/commerce/refund';
const PROVIDERS = 'server/src/providers/payment';

const submitting = (name: string) => ({ file: `${ORDER}/submit-order.test.ts`, name });
const settling = (name: string) => ({ file: `${PAYMENT}/settlement.test.ts`, name });
const refunding = (name: string) => ({ file: `${REFUND}/refund.test.ts`, name });

const forging = (name: string) => ({ file: `${PROVIDERS}/notice-forgery.test.ts`, name });

/** A mutant with a single edit: `find` becomes `replace`. */
const edit = (id: string, file: string, find: string, replace: string, test: Mutant['test']): Mutant => ({
  id,
  file,
  edits: [{ find, replace }],
  test,
});

/** Each is applied to the code, must be killed by its test, and is reverted. */
export const mutants: readonly Mutant[] = [
  edit(
    'no-submit-key-index',
    'server/src/db/migrations/20261125000008-baseline-orders.sql',
    'create unique index purchase_form_token',
    'create index purchase_form_token',
    submitting('is held by the database itself'),
  ),
  edit(
    'read-before-lock',
    `${ORDER}/store/member-lock.ts`,
    '.forNoKeyUpdate()',
    '',
    submitting('makes one order of 64'),
  ),
  edit(
    'two-unpaid',
    `${ORDER}/service/submit-order.service.ts`,
    'if (unpaid) {',
    'if (unpaid && submission.replace) {',
    submitting('makes one unpaid order of a product'),
  ),
  edit(
    'client-price',
    `${ORDER}/service/submit-order.service.ts`,
    'if (pay_amount !== null && fenOf(pay_amount) !== fenOf(order.pay_amount))',
    'if (pay_amount !== null) return { ...order, amount: pay_amount, discount: yuanText(0), pay_amount };\n  if (pay_amount !== null)',
    submitting('takes the price from the catalogue'),
  ),
  edit(
    'amount-unchecked',
    `${ORDER}/service/apply-payment.ts`,
    "if (trade.amount !== fenOf(found.amount)) return 'wrong amount';",
    '',
    settling('with another'),
  ),
  edit(
    'seller-unchecked',
    `${ORDER}/service/apply-payment.ts`,
    "if (trade.seller !== payee.seller) return 'wrong seller';",
    '',
    settling('with another'),
  ),
  edit(
    'app-unchecked',
    `${ORDER}/service/apply-payment.ts`,
    "if (trade.appId !== payee.appId) return 'wrong app';",
    '',
    settling('with another'),
  ),
  edit(
    'wechat-signature-unchecked',
    `${PROVIDERS}/wechat-pay-notice.ts`,
    'if (problem) throw new NoticeRejected(problem);',
    '',
    forging('a notification that claims to be WeChat Pay’s'),
  ),
  edit(
    'alipay-signature-unchecked',
    `${PROVIDERS}/alipay-notice.ts`,
    "if (!sdk.checkNotifySignV2(fields)) throw new NoticeRejected('the signature is wrong');",
    '',
    forging('a notification that claims to be Alipay’s'),
  ),
  edit(
    'timestamp-ignored',
    `${PROVIDERS}/alipay-notice.ts`,
    'if (!(age <= OLDEST_MS && age >= -AHEAD_MS))',
    'if (Number.isNaN(age))',
    forging('is taken for as long as Alipay tells it again'),
  ),
  {
    id: 'notice-processed-twice',
    file: `${PAYMENT}/service/webhook-inbox.ts`,
    edits: [
      { find: "if (kept.processed_at) return kept.outcome ?? '';", replace: '' },
      {
        find: 'await recordFirstOutcome(',
        replace: 'await recordOutcome(',
      },
    ],
    test: settling('keeps what came of it'),
  },
  edit(
    'granted-twice',
    `${ORDER}/service/apply-payment.ts`,
    "if (!isNew) return 'known';",
    '',
    settling('brings the membership, once'),
  ),
  edit(
    'late-payment-dropped',
    `${ORDER}/service/apply-payment.ts`,
    'await sendBack(tx, settling, cause);',
    "if (cause === 'double') await sendBack(tx, settling, cause);",
    settling('is given back where the order was cancelled'),
  ),
  edit(
    'double-payment-kept',
    `${ORDER}/service/apply-payment.ts`,
    'await sendBack(tx, settling, cause);',
    "if (cause === 'late') await sendBack(tx, settling, cause);",
    settling('is given back the second time'),
  ),
  edit(
    'refund-sum-unchecked',
    `${REFUND}/store/add-refund.ts`,
    'if (amount <= 0 || amount > left)',
    'if (amount <= 0)',
    refunding('of a part leaves the rest'),
  ),
  edit(
    'refund-keeps-benefit',
    `${REFUND}/service/finish-refund.ts`,
    'await takeBackTerm(tx, member, order, now);',
    '',
    refunding('goes back after an operator agrees'),
  ),
  edit(
    'refund-keeps-points',
    `${REFUND}/service/finish-refund.ts`,
    "await movePointsOf(tx, order, 'refund', now);",
    '',
    refunding('goes back after an operator agrees'),
  ),
  edit(
    'float-money',
    'shared/domain/src/money.ts',
    'return Number(found[1]) * 100 + Number(found[2]);',
    'return Number(yuan) * 100;',
    { file: 'shared/domain/src/money.test.ts', name: 'to the fen' },
  ),
  edit(
    'points-outside',
    `${ORDER}/store/member-lock.ts`,
    'transact(db, async (tx) => {',
    '((run: (tx: Tx) => Promise<Result>) => run(db as never))(async (tx) => {',
    submitting('keeps neither order nor points'),
  ),
  edit(
    'negative-points',
    'shared/contracts/src/resource/order.contract.ts',
    ".min(0, '使用的积分不能是负数')",
    '',
    submitting('takes points to the fen'),
  ),
  edit(
    'answer-before-commit',
    `${PAYMENT}/routes/notice-transfer.ts`,
    'const outcome = await processNotice(deps, kept);',
    "const outcome = '';\n      void processNotice(deps, kept).catch(() => undefined);",
    settling('only after everything is stored'),
  ),
  edit(
    'inbox-forgotten',
    `${PAYMENT}/jobs/process-notices.ts`,
    'await processNotice(deps, notice);',
    'processNotice.toString();',
    settling('is followed by the next one'),
  ),
  edit(
    'payment-forgotten',
    `${PAYMENT}/store/payment.repository.ts`,
    "eb('status', 'in', ['waiting', 'scanned']),",
    "eb('status', 'in', ['scanned']),",
    settling('of which nothing was told is found by asking'),
  ),
  edit(
    'cancel-paid',
    `${ORDER}/store/change-order.ts`,
    ".where('status', 'in', from)",
    '',
    submitting('gives the points back, once'),
  ),
  edit(
    'others-order',
    `${ORDER}/service/cancel-order.service.ts`,
    "if (member.uid !== uid) return 'not theirs';",
    '',
    submitting('is for the owner alone'),
  ),
  edit(
    'expiry-from-today',
    `${ORDER}/store/membership-ledger.ts`,
    'to: extendMembership(ends, months, now)',
    'to: extendMembership(null, months, now)',
    settling('adds to the term that is running'),
  ),
  edit(
    'invoice-twice',
    'server/src/modules/commerce/invoice/service/submit-invoice.service.ts',
    'if (refused.length > 0) throw',
    'if (refused.length > 99) throw',
    { file: 'server/src/modules/commerce/invoice/invoice.test.ts', name: 'refuses the whole for one that may not' },
  ),
  edit(
    'refund-with-invoice',
    `${REFUND}/service/refund.service.ts`,
    'if (isLive(invoice_status))',
    "if (invoice_status === 'issuing')",
    refunding('never beside an invoice'),
  ),
];
