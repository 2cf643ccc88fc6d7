import type { DataFor } from '@bee/contracts/operations';
import { addDays } from '@bee/domain/calendar-day';
import { SAMPLE_DAY } from '../template-name.ts';
import type { TestApp } from '../test-app.ts';

const OLD = addDays(SAMPLE_DAY, -200);
const SPANS: Record<string, string>[] = [
  {},
  { from: '2000-01-01' },
  { from: '2000-01-01', to: OLD },
  { from: OLD, to: OLD },
];
const FREQS = ['D', 'W', 'M'];
const DAYS = [1, 29, 31, 89, 91, 365, 1094, 1095, 1500].map((back) => addDays(SAMPLE_DAY, -back));
const MONTHS = ['2019-01', '2022-06', '2024-06', '2025-02'];

type OpenRequest = { path: string; onPrices: boolean };

/** Requests of every series of the open API, over all periods and steps where it has them. */
export const openRequests = async (test: TestApp): Promise<OpenRequest[]> => {
  const { list } = (await test.call('openApi/getCatalog')).body.data as DataFor<'openApi/getCatalog'>;
  return list.flatMap(({ path, example, parameters }) => {
    const has = (name: string) => parameters.some((parameter) => parameter.name === name);
    const own: Record<string, string> = Object.fromEntries(new URLSearchParams(example));
    const queries: Record<string, string>[] = [own];
    if (has('freq') && path.endsWith('history'))
      queries.push(...SPANS.flatMap((span) => FREQS.map((freq) => ({ ...own, ...span, freq }))));
    if (has('date')) queries.push(...DAYS.map((date) => ({ ...own, date })));
    if (path === 'trade') {
      const monthly = { hs: '08106000', freq: 'M' };
      queries.push(
        monthly,
        { ...monthly, from: '2019-01', to: '2024-12' },
        ...MONTHS.map((from) => ({ ...monthly, from })),
      );
    }
    return queries.map((query) => ({
      path: `${path}?${new URLSearchParams(query)}`,
      onPrices: /^(?:prices|fruits|herbs)/.test(path),
    }));
  });
};
