import { type StandardRecord, standardOn } from '../../../../server/src/sample/standards/standard-files.ts';
import { sampleStandards } from './sample-standards.ts';

const standardsOn = (today: string) => sampleStandards().map((record) => standardOn(today, record));

const stateOn = (today: string, { status, effectiveAt, repealedAt }: StandardRecord): string => {
  if (status === 'draft') return 'draft';
  if (repealedAt && repealedAt <= today) return 'repealed';
  return effectiveAt && effectiveAt > today ? 'pending' : 'current';
};

it.each(['2026-03-04', '2026-11-26', '2027-12-31'])('more standards are in force than repealed on %s', (today) => {
  const states = standardsOn(today).map((one) => stateOn(today, one));
  const count = (state: string) => states.filter((one) => one === state).length;
  expect(states).toHaveLength(200);
  expect(count('current')).toBeGreaterThan(1.1 * count('repealed'));
  for (const state of ['draft', 'pending', 'repealed']) expect(count(state)).toBeGreaterThan(5);
});

it('each of the last years before today has issued some', () => {
  const years = standardsOn('2026-11-26').map(({ issuedAt }) => issuedAt?.slice(0, 4));
  for (const year of ['2022', '2023', '2024', '2025', '2026'])
    expect([year, years.filter((one) => one === year).length > 6]).toEqual([year, true]);
});

it('honey products have others on honey to point to', () => {
  const onHoney = standardsOn('2026-11-26').filter(({ products }) => products.includes('蜂蜜'));
  expect(onHoney.map(({ title }) => title)).toEqual(expect.arrayContaining(['蜂蜜制品', '绿色食品 蜂产品']));
  expect(new Set(onHoney.map(({ title }) => title)).size).toBeGreaterThan(4);
});
