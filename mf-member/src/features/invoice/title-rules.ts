import type { InvoiceType, TitleKind } from '@bee/contracts/resource/invoice';
import { readTaxNumber, taxNumberProblem } from '@bee/domain/tax-number';
import type { Rules } from '@bee/ui/interactive';

export type TitleValues = {
  kind: TitleKind;
  title: string;
  tax_no: string;
  address: string;
  phone: string;
  bank: string;
  account: string;
};

export const emptyTitle: TitleValues = {
  kind: 'company',
  title: '',
  tax_no: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
};

const numberProblem = (typed: string): string => taxNumberProblem(readTaxNumber(typed)) ?? '';

/** A number that is too short is not yet an error; only invalid characters are. */
const isOnItsWay = (typed: string): boolean => /^[0-9A-Z]{0,14}$/.test(readTaxNumber(typed));

export const titleRules: Rules<TitleValues> = {
  title: [
    { required: true, trigger: 'blur', message: '请填写发票抬头' },
    { trigger: 'blur', validator: (title) => title.trim().length >= 2, message: '发票抬头至少 2 个字' },
  ],
  tax_no: [
    {
      trigger: 'change',
      validator: (typed, { kind }) => kind === 'person' || isOnItsWay(typed) || !numberProblem(typed),
      message: numberProblem,
    },
    {
      trigger: 'blur',
      validator: (typed, { kind }) => kind === 'person' || !numberProblem(typed),
      message: numberProblem,
    },
  ],
};

/** Bank fields, required by special invoices and optional for titles, with their limits. */
export const bankLines = [
  { name: 'address', label: '注册地址', most: 100, placeholder: '营业执照上的地址' },
  { name: 'phone', label: '注册电话', most: 30, placeholder: '税务登记的电话' },
  { name: 'bank', label: '开户银行', most: 80, placeholder: '写到支行' },
  { name: 'account', label: '银行账号', most: 40, placeholder: '基本户账号' },
] as const;

export type FormValues = TitleValues & { type: InvoiceType; email: string; mobile: string; remark: string };

/** Bank fields are required for special invoices only. */
const neededForSpecial = (label: string) => [
  {
    trigger: 'blur' as const,
    validator: (text: string, { kind, type }: FormValues) =>
      kind === 'person' || type === 'normal' || text.trim() !== '',
    message: `专用发票需要${label}`,
  },
];

export const invoiceRules: Rules<FormValues> = {
  ...(titleRules as Rules<FormValues>),
  address: neededForSpecial('注册地址'),
  phone: neededForSpecial('注册电话'),
  bank: neededForSpecial('开户银行'),
  account: neededForSpecial('银行账号'),
  email: [
    { required: true, trigger: 'blur', message: '请填写接收邮箱' },
    { trigger: 'blur', pattern: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, message: '请填写正确的邮箱' },
  ],
};
