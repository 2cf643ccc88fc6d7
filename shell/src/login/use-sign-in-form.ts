import { toast } from '@bee/platform';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';

import type { FieldError, SignInField, SignInValues } from './login-rules.ts';
import { useLoginViewStore } from './login-view-context.ts';

type Rules = {
  /** Runs before any request. */
  check: (values: SignInValues) => FieldError | null;
  /** @returns the refusal of the server, if any. */
  send: (values: SignInValues) => Promise<FieldError | null>;
};

/** The form of one view: its values, the rejected field, and a guard against sending twice. */
export function useSignInForm({ check, send }: Rules) {
  const view = useLoginViewStore();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<SignInValues>(() => ({
    username: view.getState().username,
    password: '',
    imgCode: '',
    code: '',
  }));
  const [fieldError, setFieldError] = useState<FieldError | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const focus = useCallback((name: SignInField) => {
    const field = ref.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, []);

  // After rendering, because the field may appear together with the error.
  useEffect(() => {
    if (fieldError?.field) focus(fieldError.field);
  }, [fieldError, focus]);

  const change = useCallback(
    (field: SignInField, value: string) => {
      setValues((typed) => ({ ...typed, [field]: value }));
      setFieldError((error) => (error?.field === field ? null : error));
      if (field === 'username') view.keep({ username: value });
    },
    [view],
  );

  const answerCaptcha = useCallback((imgCode: string) => change('imgCode', imgCode), [change]);

  const reject = (error: FieldError) => {
    toast.error(error.message);
    setFieldError({ ...error });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const invalid = check(values);
    if (invalid) return reject(invalid);
    sending.current = true;
    setBusy(true);
    try {
      const error = await send(values);
      if (error) reject(error);
    } catch {
      // No response, or an invalid one: the API caller shows the error.
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { ref, values, fieldError, busy, change, answerCaptcha, reject, focus, submit };
}

export type SignInForm = ReturnType<typeof useSignInForm>;
