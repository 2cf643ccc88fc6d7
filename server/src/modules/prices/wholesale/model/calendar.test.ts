import { calendar } from './calendar.ts';

describe('the days of a chart', () => {
  it('are all days between quotes, weeks from their Monday, months from their first', () => {
    expect([...calendar('2026-02-26', '2026-03-02', 'D', new Set(['2026-02-27']))]).toEqual([
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    expect([...calendar('2026-02-26', '2026-03-10', 'W', new Set())]).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
    ]);
    expect([...calendar('2025-12-31', '2026-02-01', 'M', new Set(['2026-01-01']))]).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
    expect([...calendar('2026-01-01', '2026-12-31', 'D', new Set(['2026-01-01', '2026-12-31']))]).toHaveLength(365);
  });

  it('are of a gap of centuries its first and last day', () => {
    const quoted = new Set(['0016-03-04', '2013-09-01', '2099-12-31']);
    expect([...calendar('0016-03-04', '2099-12-31', 'D', quoted)]).toEqual([
      '0016-03-04',
      '0016-03-05',
      '2013-08-31',
      '2013-09-01',
      '2013-09-02',
      '2099-12-30',
      '2099-12-31',
    ]);
    expect([...calendar('0016-01-01', '2099-12-31', 'D', new Set())]).toEqual(['0016-01-01', '2099-12-31']);
    expect([...calendar('0016-03-04', '2099-12-31', 'M', new Set(['2013-09-01']))]).toEqual([
      '0016-03-01',
      '2013-08-01',
      '2013-09-01',
      '2013-10-01',
      '2099-12-01',
    ]);
  });
});
