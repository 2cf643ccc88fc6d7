import { isDay } from './calendar-day.ts';
import type { Field } from './define-query.ts';

/** `counts` is true by default for fields without a fallback and for flags and lists: those are filters. */
type Options<Value> = { key?: string; request?: string | false; counts?: boolean; fallback?: Value };
type Made<Value, Given> = Field<
  Given extends { fallback: Value } ? Value : Value | undefined,
  Given extends { request: infer Name extends string | false } ? Name : undefined
>;

/** A field with a text of its own. `read` gets '' where the address does not have the key. */
export const field = <Value, const Given extends Options<Value> = Record<never, never>>(
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
  options?: Given,
): Made<Value, Given> =>
  ({ counts: options?.fallback === undefined, fallback: undefined, ...options, read, write }) as unknown as Made<
    Value,
    Given
  >;

/** Without control characters, trimmed and cut to `longest` characters. */
export const text = <const Given extends Options<string> = Record<never, never>>(longest = 60, options?: Given) =>
  field<string, Given>((typed) => cut(typed.replace(/\p{Cc}+/gu, ' ').trim(), longest) || undefined, String, options);

/** Text of one form; anything else is left out. */
export const matching = <const Given extends Options<string> = Record<never, never>>(form: RegExp, options?: Given) =>
  field<string, Given>((typed) => (form.test(typed.trim()) ? typed.trim() : undefined), String, options);

/** A name that something else wrote: longer than `longest` it is none. */
export const name = <const Given extends Options<string> = Record<never, never>>(longest: number, options?: Given) =>
  field<string, Given>(
    (typed) => (typed.trim().length <= longest ? typed.trim() || undefined : undefined),
    String,
    options,
  );

export const oneOf = <const Value extends string, const Given extends Options<NoInfer<Value>> = Record<never, never>>(
  values: readonly Value[],
  options?: Given,
) => field<Value, Given>((typed) => values.find((value) => value === typed.trim()), String, options);

/** One of the names that a table has. */
export const keyOf = <const Key extends string, const Given extends Options<NoInfer<Key>> = Record<never, never>>(
  table: Record<Key, unknown>,
  options?: Given,
) => oneOf<Key, Given>(Object.keys(table) as Key[], options);

export const day = <const Given extends Options<string> = Record<never, never>>(options?: Given) =>
  field<string, Given>((typed) => (isDay(typed) ? typed : undefined), String, options);

/** 2026-03 */
export const month = <const Given extends Options<string> = Record<never, never>>(options?: Given) =>
  matching(/^\d{4}-(0[1-9]|1[0-2])$/, options);

export const year = <const Given extends Options<string> = Record<never, never>>(options?: Given) =>
  matching(/^\d{4}$/, options);

export const number = <const Given extends Options<number> = Record<never, never>>(
  least: number,
  most: number,
  options?: Given,
) =>
  field<number, Given>(
    (typed) => {
      const value = typed.trim() ? Number(typed) + 0 : Number.NaN; // + 0 turns -0 into 0
      return value >= least && value <= most ? value : undefined;
    },
    String,
    options,
  );

export const whole = <const Given extends Options<number> = Record<never, never>>(
  least: number,
  most: number,
  options?: Given,
) => {
  const any = number(least, most, options);
  return { ...any, read: (typed: string) => (Number.isInteger(Number(typed)) ? any.read(typed) : undefined) };
};

const LAST_PAGE = 10_000;

/** Page of a list: `p` in the address, `page` in the request. */
export const page = () => ({ ...whole(1, LAST_PAGE, { key: 'p', request: 'page', fallback: 1 }), restarts: true });

/** True where the address says `on`. */
export const flag = <const Given extends Options<boolean> = Record<never, never>>(options?: Given, on = '1') =>
  field<boolean, Given & { fallback: boolean }>(
    (typed) => typed === on || undefined,
    (value) => (value ? on : ''),
    { counts: true, ...options, fallback: false } as unknown as Given & { fallback: boolean },
  );

type ListLimits<Item extends string> = { most: number; is?: (item: string) => item is Item; separator?: string };

/** Distinct items; those that the list cannot hold are left out. */
export const list = <Item extends string = string, const Given extends Options<Item[]> = Record<never, never>>(
  { most, is, separator = '~' }: ListLimits<Item>,
  options?: Given,
) =>
  field<Item[], Given & { fallback: Item[] }>(
    (typed) => {
      const items = [...new Set(typed.split(separator))].filter(
        (item): item is Item => Boolean(item) && (is?.(item) ?? true),
      );
      return items.length > 0 ? items.slice(0, most) : undefined;
    },
    (items) => items.join(separator),
    { counts: true, fallback: [], ...options } as unknown as Given & { fallback: Item[] },
  );

/** Leaves neither a blank nor half a character at the end, so that the cut text reads as itself. */
const cut = (typed: string, longest: number): string => typed.slice(0, longest).replace(/[\s\uD800-\uDBFF]+$/, '');
