import { readShanghaiTime, shanghaiRfc3339, shanghaiTime } from './shanghai-time.ts';

describe('time as providers write it', () => {
  const instant = new Date('2026-03-04T18:30:05.900Z');

  it('is that of Shanghai, wherever the machine stands', () => {
    expect(shanghaiTime(instant)).toBe('2026-03-05 02:30:05');
    expect(shanghaiRfc3339(instant)).toBe('2026-03-05T02:30:05+08:00');
    expect(readShanghaiTime('2026-03-05 02:30:05')?.toISOString()).toBe('2026-03-04T18:30:05.000Z');
  });

  it.each(['', '2026-03-05T02:30:05', '2026-13-05 02:30:05', 'yesterday'])('is not %j', (text) => {
    expect(readShanghaiTime(text)).toBeNull();
  });
});
