import { z } from 'zod';
import { checkAnswer } from './check-answer.ts';

const row = z.object({ id: z.string(), price: z.number().nullable(), note: z.string().optional() });
const list = z.object({
  list: z.array(row),
  total: z.number().int(),
  facets: z.record(z.string(), z.number()).optional(),
});

describe('what an answer may hold', () => {
  it('is sent as it is when it fits', () => {
    const answer = { list: [{ id: '7', price: null, note: undefined }], total: 1 };
    expect(checkAnswer(list, answer)).toBe(answer);
  });

  it('is never more than the schema describes, at any depth', () => {
    const answer = { list: [{ id: '7', price: 1, password_hash: 'x' }], total: 1, secret: 'y' };
    expect(checkAnswer(list, answer)).toEqual({ list: [{ id: '7', price: 1 }], total: 1 });
  });

  it.each([
    [{ list: [{ id: 7, price: 1 }], total: 1 }],
    [{ list: [{ id: '7' }], total: 1 }],
    [{ list: [], total: 1.5 }],
    [{ list: [], total: 1, facets: { a: 'b' } }],
    [null],
  ])('is refused when it does not fit: %j', (answer) => {
    expect(() => checkAnswer(list, answer)).toThrow(z.ZodError);
  });

  it('is filled in and transformed as the schema says', () => {
    const schema = z.object({
      sort: z.string().default('new'),
      when: z.date().transform((date) => date.toISOString()),
    });
    expect(checkAnswer(schema, { when: new Date(0) })).toEqual({ sort: 'new', when: '1970-01-01T00:00:00.000Z' });
  });
});
