import { industry } from './industry.contract.ts';

const { request } = industry['industry/getTableList'];
const read = (filter: unknown) => request.safeParse({ model_id: 'maize', filters: { period: filter } });

it('a condition is parsed as its kind', () => {
  for (const filter of [['2024'], { from: '2020', to: '2024' }, { to: '2024-Q2' }, { last: 5 }])
    expect(read(filter).data?.filters).toEqual({ period: filter });
});

it('an invalid one is rejected', () => {
  expect(read([]).success).toBe(false);
  expect(read({ from: '2024', to: '2020' }).success).toBe(false);
  expect(read({ last: 0 }).success).toBe(false);
  expect(read({ until: '2024' }).success).toBe(false);
});
