import { defineQuery } from '@bee/domain/define-query';
import type { ChartChoices } from '@bee/ui/data';
import { chartFields } from './chart-fields.ts';

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

const read = (query: Record<string, string>, given = choices) => defineQuery(chartFields(given)).read(query);

describe('the view of a chart in the address', () => {
  it('falls back to the default for unsupported values', () => {
    const query = { tab: 'map', t: '2026-02-30..2026-03-04', u: 'ton', tr: 'x', y: 'x', cmp: '~a~a~' };
    expect(read(query)).toEqual({
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
    expect(read({ tr: 'yoy' }, yearly).transform).toBe('yoy');
    expect(read({ tr: 'mom' }, yearly).transform).toBe('lin');
  });

  it('compares no more than six', () => {
    expect(read({ cmp: 'a~b~c~d~e~f~g' }).compare).toHaveLength(6);
  });
});
