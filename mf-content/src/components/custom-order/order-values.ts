import type { RequestFor } from '@bee/contracts/operations';
import { isDay } from '@bee/domain/calendar-day';
import type { CustomOrderKind } from '@bee/domain/custom-order';
import { isMobile, normalizeMobile } from '@bee/domain/phone';
import type { Rules } from '@bee/ui/interactive';

export type OrderFile = { fid: string; name: string; size: number };

/** The typed values, all of them text, so that a draft can be stored. */
export type OrderValues = {
  title: string;
  industry: string;
  region: string;
  period: string;
  fields: string;
  deliver: string;
  budget: string;
  deadline: string;
  company: string;
  contact: string;
  mobile: string;
  remark: string;
};

/** The draft of one order; the token makes sending it twice idempotent. */
export type OrderDraft = { values: OrderValues; files: OrderFile[]; token: string };

export const EMPTY_VALUES: OrderValues = {
  title: '',
  industry: '',
  region: '',
  period: '',
  fields: '',
  deliver: '',
  budget: '',
  deadline: '',
  company: '',
  contact: '',
  mobile: '',
  remark: '',
};

export const EMPTY_DRAFT: OrderDraft = { values: EMPTY_VALUES, files: [], token: '' };

const required = (message: string) => ({ required: true as const, trigger: 'blur' as const, message });

/** In the order of the fields. */
export const orderRules: Rules<OrderValues> = {
  title: [required('请填写需求主题')],
  deadline: [
    { trigger: 'blur', validator: (typed) => typed === '' || isDay(typed), message: '日期应写成 2026-01-31 的样子' },
  ],
  contact: [required('请填写联系人')],
  mobile: [
    required('请填写手机号码'),
    {
      trigger: 'blur',
      message: '请输入正确的手机号码',
      validator: (typed) => isMobile(normalizeMobile(typed)),
    },
  ],
};

export const orderRequest = (
  kind: CustomOrderKind,
  { values, files, token }: OrderDraft,
): RequestFor<'enterprise/addCustomOrder'> => ({
  ...values,
  kind,
  mobile: normalizeMobile(values.mobile),
  deadline: values.deadline.trim(),
  form_token: token,
  ...(files.length > 0 && { file_ids: files.map(({ fid }) => fid) }),
});
