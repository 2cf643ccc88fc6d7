import type { DataFor } from '@bee/contracts/operations';
import type { OrderDetail } from '@bee/contracts/resource/order';
import { buildOrder } from './member-factories.ts';

export const NOW = '2026-03-04T00:30:00.000Z';

export const buildOrderDetail = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...buildOrder(),
  now: NOW,
  steps: [{ status: 'unpaid', text: '提交订单', at: NOW }],
  cancel_reason: '',
  refunds: [],
  invoice_id: null,
  link: { page: 'user/vip', params: {} },
  withdrawn: false,
  ...changes,
});

type PaymentState = DataFor<'payment/getOrderStatus'>;

export const buildPaymentState = (changes: Partial<PaymentState> = {}): PaymentState => ({
  order_id: 'o1',
  kind: 'vip',
  status: 'unpaid',
  expires_at: '2026-03-04T01:00:00.000Z',
  now: NOW,
  payment: 'waiting',
  paid_at: null,
  benefit: null,
  refund: 'none',
  methods: [
    { method: 'wechat', sandbox: true },
    { method: 'alipay', sandbox: true },
  ],
  ...changes,
});

export const buildCode = (changes: Partial<DataFor<'payment/getQrCode'>> = {}): DataFor<'payment/getQrCode'> => ({
  pay_no: 'p1',
  amount: '365.00',
  expires_at: '2026-03-04T01:00:00.000Z',
  sandbox: true,
  code_url: 'https://cashier.example/p1',
  ...changes,
});

type SubmitData = DataFor<'order/getOrderSubmitData'>;

export const buildSubmitData = (changes: Partial<SubmitData> = {}): SubmitData => ({
  kind: 'vip',
  id: 'vip',
  title: 'VIP会员',
  summary: '八大特权',
  link: { page: 'user/vip', params: {} },
  plans: [
    {
      id: 'vip-1',
      title: '月度',
      spec: '1个月',
      price: '48.00',
      months: 1,
      starts_at: NOW,
      ends_at: '2026-04-04T00:30:00.000Z',
    },
    {
      id: 'vip-12',
      title: '年度',
      spec: '12个月',
      price: '398.00',
      months: 12,
      starts_at: NOW,
      ends_at: '2027-03-04T00:30:00.000Z',
    },
  ],
  plan_id: 'vip-12',
  points: { balance: 1280, per_yuan: 100, most_share: 0.5 },
  refusal: null,
  unpaid: null,
  ...changes,
});
