import type { InvoiceStatus, OrderKind, OrderStatus } from '@bee/contracts/resource/order';
import type { Insertable, Kysely } from 'kysely';
import { startOfShanghaiDay } from '../clock.ts';
import type { PurchaseTable } from '../db/schema/order.ts';
import type { Database } from '../db/schema.ts';
import { addDays } from './days.ts';
import { demoVip } from './members.ts';

type SampleOrder = {
  /** Unguessable in real orders; fixed here, so that the sample data is the same everywhere. */
  id: string;
  daysAgo: number;
  kind: OrderKind;
  title: string;
  spec: string;
  price: string;
  /** Of the data product that was bought. */
  product?: string;
  status: OrderStatus;
  invoice?: InvoiceStatus;
};

const ORDERS: SampleOrder[] = [
  {
    id: 'smp8kq2m4xw1',
    daysAgo: 1,
    kind: 'veg_vip',
    title: '蔬菜VIP会员',
    spec: '12个月',
    price: '198.00',
    status: 'unpaid',
  },
  {
    id: 'smp3vd7t9rh2',
    daysAgo: 6,
    kind: 'report',
    title: '设施蔬菜产业研究报告',
    spec: '电子版',
    price: '99.00',
    status: 'paid',
  },
  {
    id: 'smp5nz1c6jf3',
    daysAgo: 15,
    kind: 'data',
    title: '批发市场价格数据集',
    spec: '近三年',
    price: '299.00',
    product: 'wholesale-prices',
    status: 'paid',
  },
  {
    id: 'smp7yb4g2ls4',
    daysAgo: 40,
    kind: 'vip',
    title: 'VIP会员',
    spec: '12个月',
    price: '398.00',
    status: 'paid',
    invoice: 'issued',
  },
  {
    id: 'smp9wq6p3du5',
    daysAgo: 22,
    kind: 'report',
    title: '马铃薯市场月度报告',
    spec: '电子版',
    price: '49.00',
    status: 'paid',
    invoice: 'submitted',
  },
  {
    id: 'smp2fm8k5ea6',
    daysAgo: 31,
    kind: 'data',
    title: '农产品贸易数据集',
    spec: '单品类',
    price: '199.00',
    product: 'trade-goods',
    status: 'cancelled',
  },
  {
    id: 'smp4rt3x7ig7',
    daysAgo: 52,
    kind: 'report',
    title: '苹果产业年度报告',
    spec: '电子版',
    price: '129.00',
    status: 'expired',
  },
  {
    id: 'smp6hj9v1oc8',
    daysAgo: 75,
    kind: 'data',
    title: '三七价格数据集',
    spec: '近五年',
    price: '159.00',
    product: 'herb-sanqi',
    status: 'refunded',
  },
  {
    id: 'smp1ls5n8ub9',
    daysAgo: 9,
    kind: 'custom',
    title: '产区调研定制服务',
    spec: '一次',
    price: '2000.00',
    status: 'refunding',
  },
];

const MINUTES_TO_PAY = 30;
/** The unpaid one stays payable, whenever somebody looks at the demonstration. */
const DAYS_OPEN = 365;

/** Orders of the demonstration VIP in every state; those that exist stay. */
export const loadOrders = async (db: Kysely<Database>, { today }: { today: string }): Promise<void> => {
  const uid = await demoVip(db);
  await db
    .insertInto('purchase')
    .values(ORDERS.map((order, index) => rowOf(order, index, uid, today)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const rowOf = (order: SampleOrder, index: number, uid: number, today: string): Insertable<PurchaseTable> => {
  const { id, kind, title, spec, price, product, status, invoice = 'none' } = order;
  const day = addDays(today, -order.daysAgo);
  const created = new Date(startOfShanghaiDay(day).getTime() + (9 + index) * 3_600_000 + index * 7 * 60_000);
  const minutes = (count: number) => new Date(created.getTime() + count * 60_000);
  const isPaid = status === 'paid' || status === 'refunding' || status === 'refunded';
  return {
    id,
    no: `BEE${day.replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`,
    uid,
    kind,
    items: JSON.stringify([{ title, spec, qty: 1, price, product_id: product }]),
    amount: price,
    pay_amount: price,
    status,
    pay_method: isPaid ? (index % 2 ? 'alipay' : 'wechat') : null,
    created_at: created,
    expires_at: minutes(status === 'unpaid' ? DAYS_OPEN * 24 * 60 : MINUTES_TO_PAY),
    paid_at: isPaid ? minutes(4) : null,
    invoice_status: invoice,
    benefit_from: kind === 'vip' && isPaid ? minutes(4) : null,
    benefit_to: kind === 'vip' && isPaid ? startOfShanghaiDay(addDays(day, DAYS_OPEN)) : null,
  };
};
