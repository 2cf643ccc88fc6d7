import { toast } from '@bee/platform';
import { keepComposing } from '@bee/ui/content';
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
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<SignInValues>(() => ({
    username: view.getState().username,
    password: '',
    imgCode: '',
    code: '',
  }));
  const [refusal, setRefusal] = useState<FieldError | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const focus = useCallback((name: SignInField) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, []);

  // After rendering, because the field may appear together with the refusal.
  useEffect(() => {
    if (refusal?.field) focus(refusal.field);
  }, [refusal, focus]);

  const change = useCallback(
    (field: SignInField, value: string) => {
      setValues((typed) => ({ ...typed, [field]: value }));
      setRefusal((refused) => (refused?.field === field ? null : refused));
      if (field === 'username') view.keep({ username: value });
    },
    [view],
  );

  const answerCaptcha = useCallback((imgCode: string) => change('imgCode', imgCode), [change]);

  const refuse = (refused: FieldError) => {
    toast.error(refused.message);
    setRefusal({ ...refused });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const refused = check(values);
    if (refused) return refuse(refused);
    sending.current = true;
    setBusy(true);
    try {
      const answer = await send(values);
      if (answer) refuse(answer);
    } catch {
      // No response, or an invalid one: the API caller shows the error.
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { form, values, refusal, busy, change, answerCaptcha, refuse, focus, submit, onKeyDown: keepComposing };
}

export type SignInForm = ReturnType<typeof useSignInForm>;
