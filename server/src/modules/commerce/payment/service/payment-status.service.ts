import type { RefundCause } from '@bee/contracts/entity/refund';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { PaymentStatus } from '@bee/contracts/resource/payment';
import type { Db } from '../../../../db/schema.ts';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { Logger } from '../../../../http/logger.ts';
import { findOrder } from '../../order/store/order.repository.ts';
import { paymentsOf, takeUnknownOf } from '../store/payment.repository.ts';
import { askProvider } from './ask-provider.ts';

type Parts = Pick<Deps, 'db' | 'payments' | 'clock'> & { log: Logger };

/** In order of progress. */
const FURTHEST: PaymentStatus[] = ['closed', 'failed', 'waiting', 'scanned', 'paid'];

/** @throws NotFound if the order belongs to another member */
export const readPaymentStatus = async (
  parts: Parts,
  uid: number,
  { order_id, ask }: ParsedRequestFor<'payment/getOrderStatus'>,
): Promise<DataFor<'payment/getOrderStatus'>> => {
  const { db, payments, clock, log } = parts;
  let order = await findOrder(db, uid, order_id, clock.now());
  if (!order) {
    log.warn({ order: order_id, uid }, 'order is not of this member');
    throw new NotFound('订单不存在，请在“我的订单”里查找');
  }
  if (ask && (await askAll(parts, order_id))) order = (await findOrder(db, uid, order_id, clock.now())) ?? order;
  const { status, expires_at, paid_at, benefit, kind } = order;
  return {
    order_id,
    kind,
    status,
    expires_at,
    now: clock.now().toISOString(),
    paid_at,
    benefit,
    payment: await furthest(db, order_id),
    refund: unasked(order.refunds.map(({ cause }) => cause)),
    methods: [...payments.values()].map(({ method, sandbox }) => ({ method, sandbox })),
  };
};

/** Automatic refund of a late or double payment, which the member did not request. */
const unasked = (causes: RefundCause[]): 'none' | 'late' | 'double' =>
  causes.includes('late') ? 'late' : causes.includes('double') ? 'double' : 'none';

/** @returns whether a payment had to be queried */
const askAll = async ({ db, payments, clock, log }: Parts, orderId: string): Promise<boolean> => {
  const unknown = await takeUnknownOf(db, orderId, clock.now());
  await Promise.all(
    unknown.map((payment) =>
      askProvider({ db, payments, clock }, payment).catch((error: unknown) =>
        log.warn({ payment: payment.pay_no, err: error }, 'the provider did not answer'),
      ),
    ),
  );
  return unknown.length > 0;
};

const furthest = async (db: Db, orderId: string): Promise<PaymentStatus | 'none'> => {
  const statuses = (await paymentsOf(db, orderId)).map(({ status }) => status);
  if (statuses.length === 0) return 'none';
  return statuses.reduce((best, status) => (FURTHEST.indexOf(status) > FURTHEST.indexOf(best) ? status : best));
};
