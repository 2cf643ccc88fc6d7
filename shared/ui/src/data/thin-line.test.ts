import { addDays } from '@bee/domain/calendar-day';
import type { ChartLine } from './chart-line.ts';
import { thinLine } from './thin-line.ts';

const points: ChartLine['points'] = Array.from({ length: 10_000 }, (_, place) => [
  addDays('2000-01-01', place),
  Math.sin(place / 500) * 5,
]);

describe('thinning a line for drawing', () => {
  it('keeps peaks and gaps, in order, among far fewer points', () => {
    const many: ChartLine['points'] = points.map(([day, value], place) => {
      if (place === 4321) return [day, 99];
      if (place === 7000) return [day, null];
      return [day, value];
    });
    const thin = thinLine(many, 1500);
    expect(thin.length).toBeLessThanOrEqual(1500);
    expect(thin).toContainEqual(many[4321]);
    expect(thin).toContainEqual(many[7000]);
    expect(thin.map(([day]) => day)).toEqual(thin.map(([day]) => day).sort());
  });

  it('leaves what fits as it is', () => {
    expect(thinLine(points.slice(0, 1500), 1500)).toEqual(points.slice(0, 1500));
  });
});
