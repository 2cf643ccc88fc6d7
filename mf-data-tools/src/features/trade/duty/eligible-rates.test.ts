import type { TariffRate } from '@bee/contracts/resource/trade';
import { buildRate } from '../../../testing/trade-factories.ts';
import { additionalRates, lowestRate, usableRates } from './eligible-rates.ts';

const mfn = buildRate({ kind: 'mfn', title: '最惠国', rate_pct: 20 });
const rcep = buildRate({ kind: 'agreement', title: '协定：RCEP', rate_pct: 4 });
const general = buildRate({ kind: 'general', title: '普通', rate_pct: 100, eligible: false });
const titles = (rates: TariffRate[]) => rates.map(({ title }) => title);

describe('applicable rates', () => {
  it('are those of the origin, with the lowest marked', () => {
    const free = buildRate({ kind: 'agreement', title: '协定：东盟', rate_pct: 0, eligible: false });
    expect(titles(usableRates([mfn, rcep, free, general]))).toEqual(['最惠国', '协定：RCEP']);
    expect(lowestRate([mfn, rcep, free, general])?.title).toBe('协定：RCEP');
  });

  it('never have an in-quota rate as the lowest, because it needs a licence', () => {
    const quota = buildRate({ kind: 'quota', title: '关税配额内', rate_pct: 1, quota: 'in' });
    expect(lowestRate([mfn, quota])?.title).toBe('最惠国');
    expect(titles(usableRates([mfn, quota]))).toContain('关税配额内');
  });

  it('cannot be ranked if amounts per unit and percentages are mixed, unless one is zero', () => {
    const specific = buildRate({ title: '从量', rate_pct: null, specific: { amount: 1.2, per_unit: '千克' } });
    const free = buildRate({ title: '协定：智利', rate_pct: 0 });
    expect(lowestRate([mfn, specific])).toBeNull();
    expect(lowestRate([specific])?.title).toBe('从量');
    expect(lowestRate([mfn, specific, free])?.title).toBe('协定：智利');
  });

  it('without an origin are the general ones, without a lowest', () => {
    const open = [mfn, rcep, general].map((rate) => ({ ...rate, eligible: null }));
    const withOrigins = open.map((rate) => (rate.kind === 'agreement' ? { ...rate, origins: ['TH'] } : rate));
    expect(titles(usableRates(withOrigins))).toEqual(['最惠国']);
    expect(lowestRate(withOrigins)).toBeNull();
  });

  it('have additional duties separately', () => {
    const extra = buildRate({ kind: 'additional', title: '反倾销', rate_pct: 30 });
    expect(titles(usableRates([mfn, extra]))).toEqual(['最惠国']);
    expect(titles(additionalRates([mfn, extra]))).toEqual(['反倾销']);
    expect(additionalRates([{ ...extra, eligible: false }])).toEqual([]);
  });
});
