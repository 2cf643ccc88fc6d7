import { type InvoiceableOrder, invoiceContent, whyNotInvoiced } from './invoice-orders.ts';

const now = new Date('2026-03-04T02:00:00Z');
const paid: InvoiceableOrder = {
  status: 'paid',
  pay_amount: '99.00',
  refunded: '0.00',
  paid_at: '2026-03-01T02:00:00Z',
  invoiced: false,
  refunding: false,
};

describe('orders that may be invoiced', () => {
  it.each<[string | null, Partial<InvoiceableOrder>]>([
    [null, {}],
    [null, { refunded: '98.99' }],
    ['没有可以开票的金额', { refunded: '99.00' }],
    ['没有可以开票的金额', { pay_amount: '0.00' }],
    ['已申请过发票', { invoiced: true }],
    ['正在退款', { refunding: true }],
    ['正在退款', { status: 'refunding' }],
    ['已经退款', { status: 'refunded' }],
    ['尚未支付', { status: 'unpaid', paid_at: null }],
    ['没有支付', { status: 'expired', paid_at: null }],
    [null, { paid_at: '2025-03-04T02:00:00Z' }],
    ['支付已超过 365 天', { paid_at: '2025-03-04T01:59:59Z' }],
  ])('%s: %j', (reason, changes) => {
    expect(whyNotInvoiced({ ...paid, ...changes }, now)).toBe(reason);
  });

  it('name what was sold, each thing once', () => {
    expect(invoiceContent(['vip', 'report', 'veg_vip'])).toBe('会员服务费、研究报告');
  });
});
