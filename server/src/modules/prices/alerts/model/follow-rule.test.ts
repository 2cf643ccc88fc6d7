import type { AlertRule } from '@bee/domain/price-alert';
import type { QuoteRow } from '../store/alert-quotes.ts';
import { followRule } from './follow-rule.ts';

const above5: AlertRule = { op: 'above', value: 5, days: null };
const quotes = (...prices: number[]): QuoteRow[] =>
  prices.map((avg, index) => ({ date: `2026-03-0${index + 1}`, avg, change: null }));
const fresh = { armed: true, checkedDate: null };

describe('a rule along its quotes', () => {
  it('fires when it begins to hold, with the newest quote', () => {
    expect(followRule(above5, fresh, quotes(4, 5.5, 6))).toEqual({
      armed: false,
      checkedDate: '2026-03-03',
      fired: { date: '2026-03-03', avg: 6, change: null },
    });
  });

  it('does not fire again while it holds, and is armed once it does not', () => {
    const over = { armed: false, checkedDate: '2026-03-01' };
    expect(followRule(above5, over, quotes(6, 7)).fired).toBeNull();
    expect(followRule(above5, over, quotes(6, 5))).toMatchObject({ armed: true, fired: null });
    expect(followRule(above5, over, quotes(6, 5, 6)).fired?.date).toBe('2026-03-03');
  });

  it('keeps quiet about a crossing that is over', () =>
    expect(followRule(above5, fresh, quotes(6, 4))).toMatchObject({ armed: true, fired: null }));

  it('changes nothing when it looks at the same quotes again', () => {
    const once = followRule(above5, fresh, quotes(4, 6));
    expect(followRule(above5, once, quotes(4, 6).slice(1)).fired).toBeNull();
  });

  it('holds a change in either direction, and says nothing where there is none to compare with', () => {
    const moved: AlertRule = { op: 'change', value: 10, days: 7 };
    const at = (change: number | null) => [{ date: '2026-03-04', avg: 5, change }];
    expect(followRule(moved, fresh, at(-10)).fired).not.toBeNull();
    expect(followRule(moved, fresh, at(10)).fired).not.toBeNull();
    expect(followRule(moved, fresh, at(9.9)).fired).toBeNull();
    expect(followRule(moved, { armed: false, checkedDate: null }, at(null)).armed).toBe(false);
  });
});
