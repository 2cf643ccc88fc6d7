import { compareLimit, compareRemedy, historyGate } from './access-limits.ts';

const visitor = { status: 'visitor', isVip: false, isVegetableVip: false } as const;
const member = { ...visitor, status: 'member' } as const;

describe('access of a user', () => {
  it('compares 2 markets as a visitor, 3 as a member, 6 with either membership', () => {
    expect([
      compareLimit(visitor),
      compareLimit(member),
      compareLimit({ ...member, isVip: true }),
      compareLimit({ ...member, isVegetableVip: true }),
    ]).toEqual([2, 3, 6, 6]);
    expect(compareRemedy(visitor)).toContain('登录');
    expect(compareRemedy(member)).toContain('VIP');
  });

  it('shows a visitor how much is visible and what unlocks more', () => {
    const gate = historyGate({ level: 'login', allowed: false, preview: { unit: 'day', shown: 30, total: 1826 } });
    expect(`${gate?.shown} · ${gate?.remedy}`).toBe('已显示最近 30 天 · 登录查看 90 天');
  });

  it('counts months for monthly prices', () => {
    const months = { shown: 2, total: 120 };
    const preview = { unit: 'day' as const, shown: 61, total: 3623, months };
    expect(historyGate({ level: 'login', allowed: false, preview })).toMatchObject({
      shown: '已显示最近 2 个月',
      total: '120 个月',
    });
  });

  it('offers a VIP the vegetable VIP for the rest', () => {
    const gate = historyGate({ level: 'veg_vip', allowed: false, preview: { unit: 'day', shown: 1095, total: 1826 } });
    expect(gate).toMatchObject({ action: 'veg_vip', remedy: '开通蔬菜 VIP 查看全部历史' });
  });

  it('shows nothing if everything is visible', () => {
    expect(historyGate({ level: 'public', allowed: true })).toBeNull();
  });
});
