import { z } from 'zod';

/**
 * Properties of a widget as data: names with the kind of their values; a name that ends in `?` may be left out.
 * `strings` is a list of texts, `words` maps names to texts, `json` is not looked into; `a|b` is one of these texts.
 *
 *     { id: 'string', 'kind?': 'data|report', dates: { min: 'string', max: 'string' }, query: 'words' }
 */
export type WidgetProps = { [name: string]: PropKind | WidgetProps };

export type PropKind = 'string' | 'number' | 'boolean' | 'strings' | 'words' | 'json' | `${string}|${string}`;

const KINDS = ['string', 'number', 'boolean', 'strings', 'words', 'json'];

const MAX_DEPTH = 3;

const kind = z.custom<PropKind>(
  (value) =>
    typeof value === 'string' && value.length <= 500 && (KINDS.includes(value) || /^[^|]+(\|[^|]+)+$/.test(value)),
  `应是 ${KINDS.join('、')}，或以 | 分开的若干个词`,
);

const propsTo = (depth: number): z.ZodType<WidgetProps> =>
  z
    .record(z.string().max(60), depth < MAX_DEPTH ? z.union([kind, propsTo(depth + 1)]) : kind)
    .refine((props) => Object.keys(props).length <= 30, '最多 30 项');

export const propsSchema = propsTo(1);

/** Types of the values that such a description allows. */
export type PropsOf<Props> = Flat<
  { -readonly [Name in keyof Props as Name extends `${string}?` ? never : Name]: ValueOf<Props[Name]> } & {
    -readonly [Name in keyof Props as Name extends `${infer Bare}?` ? Bare : never]?: ValueOf<Props[Name]>;
  }
>;

type ValueOf<Kind> = Kind extends keyof Values ? Values[Kind] : Kind extends string ? OneOf<Kind> : PropsOf<Kind>;

type Values = {
  string: string;
  number: number;
  boolean: boolean;
  strings: readonly string[];
  words: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: values without a description are not checked
  json: any;
};

type OneOf<Text extends string> = Text extends `${infer First}|${infer Rest}` ? First | OneOf<Rest> : Text;

type Flat<T> = { [Name in keyof T]: T[Name] };
