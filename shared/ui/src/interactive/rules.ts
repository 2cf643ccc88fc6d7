export type Trigger = 'blur' | 'change';

/**
 * What a field must meet. `trigger` says when it is checked before the form is sent; then all of them are. A message may
 * say what is wrong with this very value.
 */
export type Rule<Value = unknown, Values = unknown> = {
  trigger?: Trigger | readonly Trigger[];
  message: string | ((value: Value) => string);
} & (
  | { required: true }
  /** Held against what is typed; says nothing of an empty field. */
  | { pattern: RegExp }
  | { validator: (value: Value, values: Values) => boolean }
);

export type Rules<Values> = { readonly [Name in keyof Values]?: readonly Rule<Values[Name], Values>[] };

/** Message of the first rule that fails, of those with this trigger when there is one. */
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

/** Blanks count as nothing: the server trims before it looks. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
