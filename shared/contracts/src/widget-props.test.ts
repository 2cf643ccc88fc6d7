import { type PropsOf, propsSchema } from './widget-props.ts';

const described = {
  id: 'string',
  'kind?': 'data|report',
  dates: { min: 'string', 'max?': 'string' },
  query: 'words',
} as const;

it('knows the values that a description allows', () => {
  const given: PropsOf<typeof described> = { id: 'a', kind: 'data', dates: { min: '1' }, query: { q: 'x' } };
  // @ts-expect-error a word that is not among them
  given.kind = 'other';
  // @ts-expect-error a number for a text
  given.dates.min = 1;
  // @ts-expect-error without its dates
  const less: PropsOf<typeof described> = { id: 'a', query: {} };
  expect(less).not.toHaveProperty('dates');
});

it.each([
  ['an unknown kind', { id: 'date' }],
  ['a list', { id: ['string'] }],
  ['too many', Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`p${n}`, 'string']))],
  ['too deep', { a: { b: { c: { d: 'string' } } } }],
])('rejects %s', (_what, props) => {
  expect(propsSchema.safeParse(described).success).toBe(true);
  expect(propsSchema.safeParse(props).success).toBe(false);
});
