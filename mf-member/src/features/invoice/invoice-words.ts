import type { Invoice, InvoiceType, TitleKind } from '@bee/contracts/resource/invoice';
import type { TagProps } from '@bee/ui/content';

export const invoiceTones: Record<Invoice['status'], NonNullable<TagProps['type']>> = {
  submitted: 'honey',
  issuing: 'blue',
  issued: 'green',
  rejected: 'red',
  reversed: 'grey',
};

export const titleKinds: Record<TitleKind, string> = { company: '企业', person: '个人' };
export const invoiceTypes: Record<InvoiceType, string> = { normal: '普通发票', special: '专用发票' };
