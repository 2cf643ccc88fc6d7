/** One value of an address: how its text is read, written, and named in the request. Made by `query-fields.ts`. */
export type Field<Value, Name extends string | false | undefined = string | false | undefined> = {
  /** In the address; the name of the field by default. */
  key?: string;
  /** In the request; the name of the field by default, false where the request does not have it. */
  request?: Name;
  /** Whether a value other than the fallback is an active filter. */
  counts: boolean;
  /** Every change of another field returns it to its fallback. */
  restarts?: boolean;
  fallback: Value;
  /** @returns undefined for text that the field cannot hold; never throws */
  read(text: string): Value | undefined;
  write(value: NonNullable<Value>): string;
};

type Fields = Record<string, Field<unknown>>;
type ValueOf<One> = One extends Field<infer Value> ? Value : never;
type RequestName<Name, One> = One extends { request?: infer Given }
  ? Given extends string
    ? Given
    : Given extends false
      ? never
      : Name
  : Name;
type Flat<All> = { [Name in keyof All]: All[Name] };
/** Values that may be undefined may be left out. */
type Shaped<All> = Flat<
  { [Name in keyof All as undefined extends All[Name] ? never : Name]: All[Name] } & {
    [Name in keyof All as undefined extends All[Name] ? Name : never]?: All[Name];
  }
>;
type ValuesOf<All extends Fields> = Shaped<{ [Name in keyof All]: ValueOf<All[Name]> }>;
type RequestOf<All extends Fields> = Shaped<{
  [Name in keyof All as RequestName<Name, All[Name]>]: ValueOf<All[Name]>;
}>;

/** The values that a query reads. */
export type QueryValues<Query extends { read(query: Record<string, string>): unknown }> = ReturnType<Query['read']>;

/**
 * The only description of what an address holds after the path. Values that equal their fallback are left out of
 * addresses; text that a field cannot hold reads as the fallback.
 * @example
 * const list = defineQuery({ keyword: text(100, { key: 'q', request: 'kw' }), page: page() });
 * list.address('/home/x', list.read({ q: '番茄', p: '3' }), { page: 4 }); // "/home/x?q=…&p=4"
 */
export const defineQuery = <const All extends Fields>(fields: All) => {
  type Values = ValuesOf<All>;
  type Given = Partial<Values>;
  const entries = Object.entries(fields).map(([name, field]) => ({ name, key: field.key ?? name, field }));
  const textOf = (given: object, { name, field }: (typeof entries)[number]): string => {
    const value = (given as Record<string, unknown>)[name];
    const written = isSet(value) ? field.write(value) : '';
    return isSet(field.fallback) && written === field.write(field.fallback) ? '' : written;
  };
  const each = (read: (entry: (typeof entries)[number]) => unknown): Record<string, unknown> =>
    Object.fromEntries(entries.map((entry) => [entry.name, read(entry)]));
  const first = Object.fromEntries(entries.flatMap(({ name, field }) => (field.restarts ? [[name, undefined]] : [])));

  /** The keys and texts of an address. With a change, even an empty one, it starts at the first page. */
  const write = (values: Given, change?: Given): Record<string, string> => {
    const next = change ? { ...values, ...first, ...change } : values;
    return Object.fromEntries(
      entries.flatMap((entry) => {
        const written = textOf(next, entry);
        return written ? [[entry.key, written]] : [];
      }),
    );
  };

  return {
    /** Key of each field in the address. */
    keys: each(({ key }) => key) as { [Name in keyof All]: string },
    read: (query: Record<string, string | undefined>): Values =>
      each(({ key, field }) => field.read(query[key] ?? '') ?? field.fallback) as Values,
    write,
    address: (path: string, values: Given, change?: Given): string => {
      const search = new URLSearchParams(write(values, change)).toString();
      return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
    },
    /** What a form sends along from its first page; `own` are the fields that it lets the reader fill in. */
    hidden: (values: Given, ...own: (keyof All)[]): Record<string, string> =>
      write(values, Object.fromEntries(own.map((name) => [name, undefined])) as Given),
    request: (values: Given): RequestOf<All> =>
      Object.fromEntries(
        entries.flatMap(({ name, field }) => {
          const value = (values as Record<string, unknown>)[name];
          return field.request === false || value === undefined ? [] : [[field.request ?? name, value]];
        }),
      ) as RequestOf<All>,
    /** How many filters are set. */
    active: (values: Given): number => entries.filter((entry) => entry.field.counts && textOf(values, entry)).length,
    /** Without filters and on the first page; order and view stay. */
    cleared: (values: Given): Values =>
      each(({ name, field }) =>
        field.counts || field.restarts ? field.fallback : (values as Record<string, unknown>)[name],
      ) as Values,
  };
};

const isSet = (value: unknown): value is NonNullable<unknown> => value !== undefined && value !== null;
