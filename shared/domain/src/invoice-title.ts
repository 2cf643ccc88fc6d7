import type { Invoice, InvoiceType } from '@bee/contracts/resource/invoice';
import { taxNumberProblem } from './tax-number.ts';

/** Maximum titles per member. */
export const MAX_TITLES = 20;

type Title = Invoice['title'];
export type TitleField = 'tax_no' | 'address' | 'phone' | 'bank' | 'account';
export type TitleProblem = { field: TitleField | 'type'; message: string };

const SPECIAL: Record<Exclude<TitleField, 'tax_no'>, string> = {
  address: '注册地址',
  phone: '注册电话',
  bank: '开户银行',
  account: '银行账号',
};

/** Problems of an invoice title; empty if it is valid. */
export const titleProblems = (title: Title, type: InvoiceType = 'normal'): TitleProblem[] => {
  if (title.kind === 'person')
    return type === 'special' ? [{ field: 'type', message: '专用发票只能开给企业，个人请选普通发票' }] : [];
  const problems: TitleProblem[] = [];
  const number = taxNumberProblem(title.tax_no);
  if (number) problems.push({ field: 'tax_no', message: number });
  if (type === 'normal') return problems;
  for (const [field, name] of Object.entries(SPECIAL) as [Exclude<TitleField, 'tax_no'>, string][])
    if (title[field] === '') problems.push({ field, message: `专用发票需要${name}` });
  return problems;
};

/** Clears the tax number and bank of a personal title, which a form may still hold from a company. */
export const cleanTitle = (title: Title): Title =>
  title.kind === 'company' ? title : { ...title, tax_no: '', address: '', phone: '', bank: '', account: '' };
