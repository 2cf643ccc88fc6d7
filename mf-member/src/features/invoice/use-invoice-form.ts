import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { InvoiceTitle } from '@bee/contracts/resource/invoice';
import { randomId } from '@bee/platform';
import { Form } from '@bee/ui/fields';
import { useState } from 'react';
import { emptyTitle, type FormValues, type TitleValues, valuesOf } from './title-rules.ts';

type Info = DataFor<'order/getInvoiceInfo'>;

export const useInvoiceForm = ({ orders, titles }: Info) => {
  const [token] = useState(randomId);
  const [form] = Form.useForm<FormValues>();
  const standard = titles.find((title) => title.is_default);
  const [initial] = useState<FormValues>({
    ...(standard ? valuesOf(standard) : emptyTitle),
    ...{ type: 'normal', email: '', mobile: '', remark: '', save_title: false },
  });
  // Undefined until the form has been shown.
  const watched: FormValues | undefined = Form.useWatch((all: FormValues) => all, { form, preserve: true });
  const values = { ...initial, ...watched };

  /** Special invoices are for companies. */
  const onChange = ({ kind }: Partial<FormValues>) => {
    if (kind === 'person') form.setFieldValue('type', 'normal');
  };
  const pick = (title: InvoiceTitle) => {
    form.setFieldsValue(valuesOf(title));
    onChange(title);
  };
  const chosen = titles.find((title) => titleNames.every((name) => title[name] === values[name]));
  const request = (): RequestFor<'order/invoiceSubmit'> => ({
    ...values,
    ids: orders.map(({ id }) => id),
    form_token: token,
  });
  return { form, initial, values, onChange, pick, chosen, request };
};

const titleNames = Object.keys(emptyTitle) as (keyof TitleValues)[];
