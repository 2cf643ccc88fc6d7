import type { InvoiceType, TitleKind } from '@bee/contracts/resource/invoice';
import { readTaxNumber, taxNumberProblem } from '@bee/domain/tax-number';
import type { FormRule } from '@bee/ui/fields';

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

export const valuesOf = ({ kind, title, tax_no, address, phone, bank, account }: TitleValues): TitleValues => ({
  kind,
  title,
  tax_no,
  address,
  phone,
  bank,
  account,
});

const numberProblem = (typed: string): string | null => taxNumberProblem(readTaxNumber(typed)) ?? null;

export const isGoodNumber = (typed: string): boolean => typed !== '' && numberProblem(typed) === null;

/** A number that is too short is not yet an error; only invalid characters are. */
const isOnItsWay = (typed: string): boolean => /^[0-9A-Z]{0,14}$/.test(readTaxNumber(typed));

const rejects = async (problem: string | null) => {
  if (problem) throw new Error(problem);
};

export const titleRules = {
  title: [
    { required: true, whitespace: true, message: '请填写发票抬头' },
    { pattern: /^\s*\S[\s\S]*\S\s*$|^\s*$/, message: '发票抬头至少 2 个字' },
  ],
  tax_no: [
    {
      validateTrigger: 'onChange',
      validator: (_, typed: string) => rejects(isOnItsWay(typed) ? null : numberProblem(typed)),
    },
    { validateTrigger: 'onBlur', validator: (_, typed: string) => rejects(numberProblem(typed)) },
  ],
  email: [
    { required: true, whitespace: true, message: '请填写接收邮箱' },
    { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, message: '请填写正确的邮箱' },
  ],
} satisfies Record<string, FormRule[]>;

/** Bank fields, required by special invoices and optional for titles, with their limits. */
export const bankLines = [
  { name: 'address', label: '注册地址', most: 100, placeholder: '营业执照上的地址' },
  { name: 'phone', label: '注册电话', most: 30, placeholder: '税务登记的电话' },
  { name: 'bank', label: '开户银行', most: 80, placeholder: '写到支行' },
  { name: 'account', label: '银行账号', most: 40, placeholder: '基本户账号' },
] as const;

export const neededForSpecial = (label: string): FormRule[] => [
  { required: true, whitespace: true, message: `专用发票需要${label}` },
];

export type FormValues = TitleValues & {
  type: InvoiceType;
  email: string;
  mobile: string;
  remark: string;
  save_title: boolean;
};
