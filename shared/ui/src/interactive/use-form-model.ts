import { useState } from 'react';
import { failureOf, type Rules, type Trigger } from './rules.ts';

/** State of a field in its form. */
export type FieldState<Value> = {
  name: string;
  value: Value;
  /** May not be empty: marked with a star. */
  required: boolean;
  message: string | undefined;
  onChange(value: Value): void;
  onBlur(): void;
};

export type FormFailure<Values> = { name: keyof Values & string; message: string };

export type FormModel<Values> = {
  values: Values;
  initial: Values;
  field<Name extends keyof Values & string>(name: Name): FieldState<Values[Name]>;
  /** Validates every field and shows the messages; returns the failures in the order of the rules. */
  validate(): FormFailure<Values>[];
  /**
   * Shows a refusal of the server below its field, which receives the focus. It stays until the field changes.
   * @returns false if the form has no such field, so that the message must be shown elsewhere
   */
  refuse(field: unknown, message: string): boolean;
  /** The last refusal at a field. */
  refusal: { name: string } | null;
  /** The values are being sent. */
  sending: boolean;
  /** Sends the values; does nothing while they are being sent. */
  send(request: () => Promise<void>): Promise<void>;
  /** Restores the initial values and clears the messages. */
  reset(): void;
};

type State<Values> = { values: Values; messages: Partial<Record<keyof Values, string>> };

/**
 * State of a form: values, rules and messages.
 *
 * @example
 * const form = useFormModel({ initial: { tel: '' }, rules: { tel: [{ required: true, trigger: 'blur', message: '请输入您的联系电话' }] } });
 * <Form model={form} onSubmit={send}><Field {...form.field('tel')} label="联系电话" /></Form>
 */
export function useFormModel<Values extends Record<string, unknown>>(options: {
  initial: Values;
  rules?: Rules<Values>;
}): FormModel<Values> {
  const rules: Rules<Values> = options.rules ?? {};
  const [initial] = useState(options.initial);
  const [{ values, messages }, setState] = useState<State<Values>>({ values: initial, messages: {} });
  const [refusal, setRefusal] = useState<{ name: string; message: string } | null>(null);
  const [sending, setSending] = useState(false);
  const names = Object.keys(rules) as (keyof Values & string)[];

  /**
   * Messages after `touched` was changed or left: validates that field, and clears messages of other fields that no
   * longer apply.
   */
  const recheck = (now: State<Values>, touched: string, trigger: Trigger): State<Values> => {
    const found = names.map((name) => {
      const shown = now.messages[name] !== undefined;
      if (!shown && name !== touched) return [name, undefined];
      return [name, failureOf(rules, name, now.values, shown ? undefined : trigger)];
    });
    return { values: now.values, messages: Object.fromEntries(found) };
  };

  return {
    values,
    initial,
    field: (name) => ({
      name,
      value: values[name],
      required: rules[name]?.some((rule) => 'required' in rule) ?? false,
      message: refusal?.name === name ? refusal.message : messages[name],
      onChange: (value) => {
        setState((now) => recheck({ ...now, values: { ...now.values, [name]: value } }, name, 'change'));
        setRefusal((last) => (last?.name === name ? null : last));
      },
      onBlur: () => setState((now) => recheck(now, name, 'blur')),
    }),
    validate: () => {
      const failures = names.flatMap((name) => {
        const message = failureOf(rules, name, values);
        return message === undefined ? [] : [{ name, message }];
      });
      setState({
        values,
        messages: Object.fromEntries(failures.map(({ name, message }) => [name, message])) as State<Values>['messages'],
      });
      setRefusal(null);
      return failures;
    },
    refuse: (name, message) => {
      if (typeof name !== 'string' || !(name in values)) return false;
      setRefusal({ name, message: message.startsWith(`${name}：`) ? message.slice(name.length + 1) : message });
      return true;
    },
    refusal,
    sending,
    send: async (request) => {
      if (sending) return;
      setSending(true);
      try {
        await request();
      } finally {
        setSending(false);
      }
    },
    reset: () => {
      setState({ values: initial, messages: {} });
      setRefusal(null);
    },
  };
}
