import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { InvoiceTitle, TitleKind } from '@bee/contracts/resource/invoice';
import { randomId } from '@bee/platform';
import { useFormModel } from '@bee/ui/interactive';
import { useState } from 'react';
import { valuesOf } from './title-editor.tsx';
import { emptyTitle, type FormValues, invoiceRules, type TitleValues } from './title-rules.ts';

type Info = DataFor<'order/getInvoiceInfo'>;

export const useInvoiceForm = ({ orders, titles }: Info) => {
  const [token] = useState(randomId);
  const [keep, setKeep] = useState(false);
  const initial = titles.find((title) => title.is_default);
  const form = useFormModel<FormValues>({
    initial: {
      ...(initial ? valuesOf(initial) : emptyTitle),
      ...{ type: 'normal', email: '', mobile: '', remark: '' },
    },
    rules: invoiceRules,
  });
  const { values } = form;
  const setType = form.field('type').onChange;

  /** Special invoices are for companies. */
  const setKind = (kind: TitleKind) => {
    form.field('kind').onChange(kind);
    if (kind === 'person') setType('normal');
  };
  const pick = (title: InvoiceTitle) => {
    setKind(title.kind);
    for (const name of titleNames) form.field(name).onChange(title[name]);
  };
  const chosen = titles.find((title) =>
    (['kind', ...titleNames] as const).every((name) => title[name] === values[name]),
  );
  const request = (): RequestFor<'order/invoiceSubmit'> => ({
    ...values,
    ids: orders.map(({ id }) => id),
    save_title: keep,
    form_token: token,
  });
  return { form, values, keep, setKeep, setKind, setType, pick, chosen, request };
};

const titleNames = ['title', 'tax_no', 'address', 'phone', 'bank', 'account'] as const satisfies (keyof TitleValues)[];
