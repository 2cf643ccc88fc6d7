import type { Invoice, InvoiceReview, InvoiceTitle } from '@bee/contracts/resource/invoice';

export const buildTitle = (changes: Partial<InvoiceTitle> = {}): InvoiceTitle => ({
  id: '1',
  kind: 'company',
  title: '云岭蔬菜专业合作社',
  tax_no: '91350100M000100Y43',
  address: '',
  phone: '',
  bank: '',
  account: '',
  is_default: true,
  ...changes,
});

export const buildInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 'i1',
  no: '',
  orders: [{ id: 'o1', no: '202603040001', title: 'VIP会员', amount: '365.00' }],
  amount: '365.00',
  type: 'normal',
  title: {
    kind: 'company',
    title: '云岭蔬菜专业合作社',
    tax_no: '91350100M000100Y43',
    address: '',
    phone: '',
    bank: '',
    account: '',
  },
  content: '会员服务费',
  email: 'fapiao@example.com',
  mobile: '',
  remark: '',
  status: 'submitted',
  reject_reason: '',
  fid: null,
  submitted_at: '2026-03-04T02:00:00.000Z',
  issued_at: null,
  red_no: '',
  red_fid: null,
  reversed_at: null,
  ...changes,
});

export const buildInvoiceReview = (changes: Partial<InvoiceReview> = {}): InvoiceReview => ({
  ...buildInvoice(),
  member: '138****0001',
  handled_by: '',
  ...changes,
});
