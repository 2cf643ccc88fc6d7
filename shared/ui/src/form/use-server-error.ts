import { ApiError } from '@bee/platform';
import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/**
 * Shows the server's message below the field that it is about, and moves the focus there.
 *
 * @param refusal the error of the last attempt
 * @param names fields of the request that have other names in the form: `{ reason: 'note' }`
 */
export const useServerError = <Values>(
  form: FormInstance<Values>,
  refusal: Error | null,
  names: Readonly<Partial<Record<string, string>>> = {},
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are written where the hook is called, each refusal is shown once
  useEffect(() => {
    const field = refusal instanceof ApiError ? refusal.field : undefined;
    if (!refusal || !field) return;
    // A remote of an earlier release gives words of messages instead of names.
    const name = [names[field], field].find(
      (each) => each && form.getFieldInstance(each as Parameters<typeof form.getFieldInstance>[0]),
    );
    if (!name) return;
    type Field = Parameters<typeof form.setFields>[0][number];
    form.setFields([{ name, errors: [withoutField(refusal.message, field)] } as unknown as Field]);
    form.focusField(name as Parameters<typeof form.focusField>[0]);
  }, [form, refusal]);
};

/** `tax_no：税号最多 20 个字`: a request that breaks its schema is refused with the name of the field. */
const withoutField = (message: string, field: string): string =>
  message.startsWith(`${field}：`) ? message.slice(field.length + 1) : message;
