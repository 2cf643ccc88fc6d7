import { type ChartEvent, groupMarks, markText, placeEvents } from './chart-events.ts';

const event = (date: string): ChartEvent => ({ date, title: `${date} 的事`, href: `/${date}` });
const placed = (places: number[]) => places.map((place, index) => ({ ...event('2025-01-01'), no: index + 1, place }));

describe('events of a chart', () => {
  it('are those of the span, oldest first, by position', () => {
    const events = ['2025-01-11', '2024-12-31', '2025-01-01', '2025-01-06', '2025-01-12'].map(event);
    expect(placeEvents(events, ['2025-01-01', '2025-01-11']).map(({ no, date, place }) => [no, date, place])).toEqual([
      [1, '2025-01-01', 0],
      [2, '2025-01-06', 0.5],
      [3, '2025-01-11', 1],
    ]);
  });

  it('keep the number of the page if they have one', () => {
    const [placed] = placeEvents([{ ...event('2025-01-05'), no: 3 }], ['2025-01-01', '2025-01-11']);
    expect(placed?.no).toBe(3);
  });

  it('over several days have a length, within the axis', () => {
    const events = [
      { ...event('2025-01-06'), until: '2025-01-08' },
      { ...event('2025-01-10'), until: '2025-01-20' },
    ];
    const placed = placeEvents(events, ['2025-01-01', '2025-01-11']);
    expect(placed.map(({ length = 0 }) => Math.round(length * 100))).toEqual([20, 10]);
  });

  it('of the last month are included for monthly points, at its point', () => {
    const events = ['2025-03-20', '2025-04-01'].map(event);
    expect(placeEvents(events, ['2025-01-01', '2025-03-01'], 'month').map(({ date, place }) => [date, place])).toEqual([
      ['2025-03-20', 1],
    ]);
  });

  it('are empty without a line, and placed at the start for a single day', () => {
    expect(placeEvents([event('2025-01-01')], [])).toEqual([]);
    expect(placeEvents([event('2025-01-01')], ['2025-01-01'])[0]?.place).toBe(0);
  });
});

describe('marks', () => {
  const texts = (places: number[]) => groupMarks(placed(places), [0.1, 0.2]).map(markText);

  it('stay separate as long as they do not overlap', () => {
    expect(texts([0, 0.1, 0.3])).toEqual(['1', '2', '3']);
    expect(texts([0, 0.05, 0.3])).toEqual(['1–2', '3']);
  });

  it('merge with the previous one when they have grown into it', () => {
    // 2 and 3 merge at 0.24; the wider mark now touches 1, and all three merge at their centre.
    expect(texts([0.1, 0.21, 0.27])).toEqual(['1–3']);
    expect(groupMarks(placed([0.1, 0.21, 0.27]), [0.1, 0.2])[0]?.place).toBeCloseTo(0.185);
  });

  it('are merged for the same day', () => {
    expect(texts([0.5, 0.5, 0.5, 0.5])).toEqual(['1–4']);
  });
});
