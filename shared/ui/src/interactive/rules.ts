export type Trigger = 'blur' | 'change';

/**
 * A validation rule. `trigger` says when it is checked before the form is submitted; on submit all rules are checked. A
 * message may depend on the value.
 */
export type Rule<Value = unknown, Values = unknown> = {
  trigger?: Trigger | readonly Trigger[];
  message: string | ((value: Value) => string);
} & (
  | { required: true }
  /** Tested against the value; ignores an empty field. */
  | { pattern: RegExp }
  | { validator: (value: Value, values: Values) => boolean }
);

export type Rules<Values> = { readonly [Name in keyof Values]?: readonly Rule<Values[Name], Values>[] };

/** Message of the first failed rule, limited to rules with this trigger if given. */
export function failureOf<Values, Name extends keyof Values>(
  rules: Rules<Values>,
  name: Name,
  values: Values,
  trigger?: Trigger,
): string | undefined {
  const due = rules[name]?.filter((rule) => !trigger || [rule.trigger].flat().includes(trigger));
  const message = due?.find((rule) => !passes(rule, values[name], values))?.message;
  return typeof message === 'function' ? message(values[name]) : message;
}

function passes<Value, Values>(rule: Rule<Value, Values>, value: Value, values: Values): boolean {
  if ('required' in rule) return !isEmpty(value);
  if ('pattern' in rule) return isEmpty(value) || rule.pattern.test(String(value));
  return rule.validator(value, values);
}

/** White space counts as empty, because the server trims values. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
