import type { OrderStatus } from '@bee/contracts/resource/order';
import type { PayMethod } from '@bee/contracts/resource/payment';
import { fenOf, yuanText } from '@bee/domain/money';
import { pointsValue } from '@bee/domain/points-price';
import { membershipPlans } from '@bee/domain/vip-plans';
import fc from 'fast-check';
import { BusinessError } from '../../../../server/src/http/errors.ts';
import type { CallContext } from '../../../../server/src/http/route.ts';
import {
  closeOrder,
  openPayment,
  reviewRefund,
  startRefund,
  submitOrder,
} from '../../../../server/src/modules/commerce/index.ts';
import { setInvoiceStatus } from '../../../../server/src/modules/commerce/invoice/service/handle-invoice.service.ts';
import { submitInvoice } from '../../../../server/src/modules/commerce/invoice/service/submit-invoice.service.ts';
import { withOwner } from '../../../../server/src/modules/commerce/order/store/member-lock.ts';
import { askRefund, withdrawRefund } from '../../../../server/src/modules/commerce/refund/service/refund.service.ts';
import { PaymentUnanswered } from '../../../../server/src/providers/payment/payment-provider.ts';
import { Crash } from './crashing-database.ts';
import type { SentNotice } from './fake-provider.ts';
import type { MoneyWorld } from './money-world.ts';
import { runMoneyJobs } from './run-job.ts';

type Pick = { which: number };

export type Action =
  | { do: 'submit'; kind: 'vip' | 'veg_vip'; plan: number; points: number; key: number; replace: boolean }
  /** All steps up to the payment, so that later states are reached more often. */
  | { do: 'buy'; kind: 'vip' | 'veg_vip'; plan: number; points: number; method: PayMethod; notified: boolean }
  | ({ do: 'open'; method: PayMethod; refresh: boolean } & Pick)
  | ({ do: 'pay' } & Pick)
  | ({ do: 'deliver'; times: number } & Pick)
  /** Repeats an earlier notification. */
  | ({ do: 'repeat' } & Pick)
  | ({ do: 'forge'; how: 'signature' | 'amount' | 'seller' | 'app' | 'number' } & Pick)
  | ({ do: 'lose' } & Pick)
  | ({ do: 'cancel' } & Pick)
  | { do: 'pass'; minutes: number }
  | { do: 'reconcile' }
  | { do: 'finishRefunds' }
  | ({ do: 'askRefund' } & Pick)
  | ({ do: 'withdraw' } & Pick)
  | ({ do: 'startRefund'; share: number } & Pick)
  | ({ do: 'review'; action: 'approve' | 'reject' | 'retry'; share: number } & Pick)
  | ({ do: 'invoice'; orders: number } & Pick)
  | ({ do: 'reviewInvoice'; status: 'issuing' | 'rejected' } & Pick)
  | { do: 'outage'; method: PayMethod; calls: number; done: boolean };

export type Step = {
  /** Actions that run concurrently. */
  actions: Action[];
  /** The process dies after this many statements. */
  crash: { after: number; answered: boolean } | null;
};

const which = fc.nat(6);
const method = fc.constantFrom<PayMethod>('wechat', 'alipay');
const kind = fc.constantFrom('vip' as const, 'veg_vip' as const);
const points = fc.constantFrom(0, 0, 7, 1000, 2400);
const share = fc.integer({ min: 1, max: 4 });

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      kind,
      plan: fc.nat(2),
      points,
      method,
      notified: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      kind,
      plan: fc.nat(2),
      points,
      key: fc.nat(5),
      replace: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('open' as const), which, method, refresh: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), which }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), which, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repeat' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('forge' as const),
      which,
      how: fc.constantFrom(
        'signature' as const,
        'amount' as const,
        'seller' as const,
        'app' as const,
        'number' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 10, 31, 90, 20_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('finishRefunds' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('askRefund' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('startRefund' as const), which, share }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('review' as const),
      which,
      action: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const, 'retry' as const),
      share,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('invoice' as const), which, orders: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reviewInvoice' as const),
      which,
      status: fc.constantFrom('issuing' as const, 'rejected' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('outage' as const),
      method,
      calls: fc.integer({ min: 1, max: 3 }),
      done: fc.boolean(),
    }),
  },
);

const crash = fc.option(fc.record({ after: fc.nat(14), answered: fc.boolean() }), { freq: 6 });
const alone = fc.record({ actions: fc.array(action, { minLength: 1, maxLength: 1 }), crash });
const together = fc.record({ actions: fc.array(action, { minLength: 2, maxLength: 3 }), crash: fc.constant(null) });

export const someSteps = fc.array(fc.oneof({ weight: 3, arbitrary: alone }, { weight: 1, arbitrary: together }), {
  minLength: 3,
  maxLength: 14,
  size: 'max',
});

/** Rejections, outages and planned crashes are expected; any other error is a bug. */
const isExpected = (error: unknown): boolean =>
  error instanceof BusinessError || error instanceof PaymentUnanswered || error instanceof Crash;

export const performStep = async (world: MoneyWorld, { actions, crash: planned }: Step): Promise<void> => {
  if (planned) world.crashing.crashAfter(planned.after, planned.answered);
  const done = await Promise.allSettled(actions.map((one) => perform(world, one)));
  world.crashing.heal();
  for (const result of done) if (result.status === 'rejected' && !isExpected(result.reason)) throw result.reason;
};

const OPERATOR = null as unknown as number;
const silent = { warn: () => undefined } as never;

const perform = async (world: MoneyWorld, one: Action): Promise<unknown> => {
  const { deps, uid, providers } = world;
  const { db } = deps;
  const now = world.now();
  switch (one.do) {
    case 'submit':
      return submit(world, one, `key-of-the-form-${one.key}`);
    case 'buy': {
      const submitted = await submit(world, { ...one, replace: true }, null);
      if (!submitted) return;
      const params = {
        uid,
        orderId: submitted.order_id,
        method: one.method,
        channel: 'native' as const,
        ip: '203.0.113.7',
      };
      const { payment } = await openPayment({ ...deps, log: silent }, { ...params, refresh: false });
      providers[one.method].pay(payment.pay_no);
      const notice = providers[one.method].pending.at(-1);
      return one.notified && notice && world.deliver(notice);
    }
    case 'open': {
      const orderId = await nth(world, one.which, 'unpaid');
      const params = {
        uid,
        orderId,
        method: one.method,
        channel: 'native' as const,
        refresh: one.refresh,
        ip: '203.0.113.7',
      };
      return orderId && openPayment({ ...deps, log: silent }, params);
    }
    case 'pay': {
      const trades = Object.values(providers).flatMap((provider) =>
        [...provider.trades.keys()].map((payNo) => ({ provider, payNo })),
      );
      const trade = trades[one.which % Math.max(1, trades.length)];
      return trade?.provider.pay(trade.payNo);
    }
    case 'deliver': {
      const notice = pendingOf(world, one.which);
      return notice && Promise.all(Array.from({ length: one.times }, () => world.deliver(notice)));
    }
    case 'repeat': {
      const all = Object.values(providers).flatMap((provider) => provider.sent);
      const notice = all[one.which % Math.max(1, all.length)];
      return notice && world.deliver(notice);
    }
    case 'forge': {
      const notice = pendingOf(world, one.which);
      return notice && world.deliver(forged(notice, one.how));
    }
    case 'lose': {
      const notice = pendingOf(world, one.which);
      if (notice) providers[notice.method].pending.splice(providers[notice.method].pending.indexOf(notice), 1);
      return;
    }
    case 'cancel': {
      const id = await nth(world, one.which, 'unpaid');
      return (
        id &&
        withOwner(db, id, (tx, _member, order) =>
          closeOrder(tx, order, 'cancel', { text: '取消', reason: '取消', now }),
        )
      );
    }
    case 'pass':
      return world.pass(one.minutes);
    case 'reconcile':
      return runMoneyJobs(deps);
    case 'finishRefunds':
      return Object.values(providers).map((provider) => provider.finishRefunds());
    case 'askRefund': {
      const id = await nth(world, one.which, 'paid');
      return id && askRefund(db, uid, { id, reason: '买错了' }, now);
    }
    case 'withdraw': {
      const id = await nth(world, one.which, 'refunding');
      return id && withdrawRefund(db, uid, id, now);
    }
    case 'startRefund': {
      const order = await nthRow(world, one.which, 'paid');
      if (!order) return;
      const amount = yuanText(Math.floor(fenOf(order.pay_amount) / one.share));
      return startRefund(db, OPERATOR, { order_id: order.id, amount, reason: '客服退款' }, now);
    }
    case 'review': {
      const every = await db.selectFrom('refund').selectAll().orderBy('created_at').execute();
      const open = every.filter(({ status }) => one.which < 5 && (status === 'requested' || status === 'failed'));
      const refunds = open.length > 0 ? open : every;
      const refund = refunds[one.which % Math.max(1, refunds.length)];
      if (!refund) return;
      const amount = yuanText(Math.max(1, Math.floor(fenOf(refund.amount) / one.share)));
      return reviewRefund(db, OPERATOR, { id: refund.id, action: one.action, amount, note: '看过了' }, now);
    }
    case 'invoice': {
      const places = Array.from({ length: one.orders }, (_, place) => one.which + place);
      const ids = await Promise.all(places.map((place) => nth(world, place, 'paid')));
      const wanted = [...new Set(ids)].filter((id) => id !== '');
      return (
        wanted.length > 0 &&
        submitInvoice(
          db,
          { ...INVOICE, ids: wanted, form_token: `invoice-${now.getTime()}-${one.which}` },
          asOwner(world),
        )
      );
    }
    case 'reviewInvoice': {
      const invoices = await db.selectFrom('invoice').select('id').orderBy('submitted_at').execute();
      const found = invoices[one.which % Math.max(1, invoices.length)];
      const review = { status: one.status, no: '', reason: '抬头有误' };
      return found && setInvoiceStatus(deps, { ...review, id: found.id }, asOwner(world));
    }
    case 'outage':
      return providers[one.method].fail(one.calls, one.done);
  }
};

const INVOICE = {
  type: 'normal' as const,
  kind: 'person' as const,
  title: '李云',
  tax_no: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: 'liyun@example.com',
  mobile: '',
  remark: '',
  save_title: false,
};

/** Context for calls of the member and of the operator: the rules of money are the same for both. */
const asOwner = ({ uid, now }: MoneyWorld) =>
  ({ viewer: { uid: String(uid) }, now: now(), log: silent }) as unknown as CallContext;

type OrderParams = { kind: 'vip' | 'veg_vip'; plan: number; points: number; replace: boolean };

const submit = (
  { deps, uid, now }: MoneyWorld,
  { kind: type, plan: place, points: used, replace }: OrderParams,
  form_token: string | null,
) => {
  const plan = membershipPlans[type][place];
  if (!plan) return;
  const { id, price } = plan;
  const pay_amount = yuanText(price * 100 - pointsValue(used));
  const form = { id, type, plan_id: id, points: used, remark: '', replace, reuse: false, pay_amount, form_token };
  return submitOrder(deps.db, uid, form, { now: now(), today: '2026-03-04' });
};

/** Usually an order in the given status, sometimes any order. */
const nthRow = async ({ deps, uid }: MoneyWorld, place: number, status?: OrderStatus) => {
  const every = await deps.db.selectFrom('purchase').selectAll().where('uid', '=', uid).orderBy('created_at').execute();
  const fitting = every.filter((order) => place < 5 && order.status === status);
  const orders = fitting.length > 0 ? fitting : every;
  return orders[place % Math.max(1, orders.length)];
};

const nth = async (world: MoneyWorld, place: number, status?: OrderStatus): Promise<string> =>
  (await nthRow(world, place, status))?.id ?? '';

const pendingOf = ({ providers }: MoneyWorld, place: number): SentNotice | undefined => {
  const all = Object.values(providers).flatMap((provider) => provider.pending);
  return all[place % Math.max(1, all.length)];
};

const forged = (
  { method: from, body }: SentNotice,
  how: 'signature' | 'amount' | 'seller' | 'app' | 'number',
): SentNotice => {
  const message = JSON.parse(body) as {
    signature: string;
    notice: { kind: string; key: string; trade?: Record<string, unknown> };
  };
  if (how === 'signature') message.signature = 'somebody else';
  // Notifications with a valid signature, as for the trade of another merchant.
  message.notice.key = `forged:${how}:${message.notice.key}`;
  const { trade } = message.notice;
  if (trade && how === 'amount') trade.amount = 1;
  if (trade && how === 'seller') trade.seller = 'somebody else';
  if (trade && how === 'app') trade.appId = 'another app';
  if (trade && how === 'number') trade.payNo = 'of-another-shop';
  return { method: from, body: JSON.stringify(message) };
};
