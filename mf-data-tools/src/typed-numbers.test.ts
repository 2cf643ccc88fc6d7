import { type QuoteValues, quoteRequest } from './components/member-quote/quote-values.ts';
import { alertRequest, valuesOf } from './components/watch/alert-values.ts';
import { detailQuery } from './features/food/detail/detail-query.ts';
import { readHaulNumber } from './features/vegetable/spread/haul-values.ts';
import { type PostingDraft, postingRequest } from './features/vegetable/supply/posting-values.ts';
import { readSupplyQuery } from './features/vegetable/supply/supply-query.ts';

/** A number as it is copied from a table or typed with a Chinese input method, where this site asks for one. */
const TYPED = ' 1,280.5 ';
const FULL_WIDTH = '１，２８０．５';

const read: Record<string, (typed: string) => unknown> = {
  'price of an alert': (value) => alertRequest('茄果类/番茄', null, { ...valuesOf(null), value }).value,
  'price of a quote': (low) => quote({ low }).price_low,
  'volume of a quote': (volume) => quote({ volume }).volume,
  'quantity of a posting': (qty) => posting({ qty }).qty,
  'price of a posting': (price) => posting({ price }).price,
  'price filter of postings': (min) => readSupplyQuery({ min }).min,
  'distance of a haul': (km) => readHaulNumber('km', km),
  'grams of a food': (g) => detailQuery.read({ g }).grams,
};

const quote = (values: Partial<QuoteValues>) =>
  quoteRequest(
    { group: '茄果类', name: '番茄' },
    {
      spec: '',
      low: '1',
      high: '2',
      unit: '元/公斤',
      date: '2026-03-04',
      volume: '',
      remark: '',
      ...values,
    } as QuoteValues,
    { photo: null, token: '' },
  );

const posting = (values: Partial<PostingDraft['values']>) =>
  postingRequest(
    {
      values: { mobile: '', deal: 'price', qty: '1', price: '1', ...values } as PostingDraft['values'],
      images: [],
      token: '',
    },
    { draft: true },
  );

describe.each(Object.entries(read))('%s', (_purpose, readField) => {
  it.each([TYPED, FULL_WIDTH])('is read from “%s”', (typed) => expect(readField(typed)).toBe(1280.5));
});
