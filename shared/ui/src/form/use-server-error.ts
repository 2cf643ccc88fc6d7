import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/**
 * Shows the server's message below the field that it is about, and moves the focus there.
 *
 * @param refusal the error of the last attempt
 * @param words how messages call the fields: `{ no: '发票号码' }`; the first word that occurs decides
 */
export const useServerError = <Values>(
  form: FormInstance<Values>,
  refusal: Error | null,
  words: { [Name in keyof Values & string]?: string },
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are written where the hook is called, each refusal is shown once
  useEffect(() => {
    const names = Object.keys(words) as (keyof Values & string)[];
    const name = refusal && names.find((each) => refusal.message.includes(words[each] ?? ''));
    if (!name || !form.getFieldInstance(name as Parameters<typeof form.getFieldInstance>[0])) return;
    type Field = Parameters<typeof form.setFields>[0][number];
    form.setFields([{ name, errors: [refusal.message] } as unknown as Field]);
    form.focusField(name as Parameters<typeof form.focusField>[0]);
  }, [form, refusal]);
};
