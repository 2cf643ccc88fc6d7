import { type ChartChoices, chartQuery, readChartView, spanOf } from './chart-view.ts';

const choices: ChartChoices = {
  periods: [
    { key: '3m', title: '3月' },
    { key: '1y', title: '1年' },
  ],
  units: [
    { key: 'kg', title: '元/公斤' },
    { key: 'jin', title: '元/斤' },
  ],
  fallback: { period: '3m', unit: 'kg' },
};

describe('the view of a chart in the address', () => {
  it('is restored from its own address', () => {
    const query = {
      tab: 'table',
      t: '2026-01-01..2026-03-04',
      u: 'jin',
      tr: 'idx100',
      y: 'log',
      cmp: 'a~b',
      embed: '1',
    };
    const view = readChartView(query, choices);
    expect(view).toMatchObject({ tab: 'table', unit: 'jin', transform: 'idx100', scale: 'log', compare: ['a', 'b'] });
    expect(chartQuery(view, choices)).toEqual(query);
  });

  it('leaves out defaults', () => {
    const set = Object.values(chartQuery(readChartView({}, choices), choices)).filter((value) => value !== undefined);
    expect(set).toEqual([]);
  });

  it('falls back to the default for unsupported values', () => {
    const query = { tab: 'map', t: '2026-02-30..2026-03-04', u: 'ton', tr: 'x', y: 'x', cmp: '~a~a~' };
    expect(readChartView(query, choices)).toEqual({
      tab: 'chart',
      period: '3m',
      unit: 'kg',
      transform: 'lin',
      scale: 'lin',
      compare: ['a'],
      embed: false,
    });
  });

  it('accepts only the transforms of the page', () => {
    const yearly: ChartChoices = { ...choices, transforms: ['lin', 'yoy'] };
    expect(readChartView({ tr: 'yoy' }, yearly).transform).toBe('yoy');
    expect(readChartView({ tr: 'mom' }, yearly).transform).toBe('lin');
  });

  it('compares no more than six', () => {
    expect(readChartView({ cmp: 'a~b~c~d~e~f~g' }, choices).compare).toHaveLength(6);
  });

  it('accepts a span only with two days in order', () => {
    expect(spanOf('2026-01-01..2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
    for (const wrong of ['3m', '2026-01-02..2026-01-01', '2026-01-01..', '2026-01-01..2026-13-01', 'a..b'])
      expect(spanOf(wrong)).toBeNull();
  });
});
