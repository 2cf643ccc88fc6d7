import type { AccessBlock } from '@bee/contracts/shapes';
import { priceRights } from '@bee/domain/price-rights';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../manifest.ts';
import { priceChoices } from './price-periods.ts';

beforeAll(() => {
  createTestPlatform({ manifest, otherPages: ['user/vip'] });
});

const seen = (days: number | null, total = 1826): AccessBlock =>
  days === null || days >= total
    ? { level: 'public', allowed: true, preview: { unit: 'day', shown: total, total } }
    : { level: 'login', allowed: false, preview: { unit: 'day', shown: days, total } };

const locks = (access: AccessBlock) =>
  priceChoices('3m', access).periods.flatMap(({ title, lock }) => (lock ? [`${title} ${lock.text}`] : []));

describe('periods of price charts', () => {
  it('are locked beyond the limit of each tier, with what unlocks them', () => {
    expect(locks(seen(priceRights.visitor.days))).toEqual([
      '3月 登录后可看',
      '1年 开通 VIP 后可看',
      '3年 开通 VIP 后可看',
      '全部 开通蔬菜 VIP 后可看',
    ]);
    expect(locks(seen(priceRights.member.days))[0]).toBe('1年 开通 VIP 后可看');
    expect(locks(seen(priceRights.vip.days))).toEqual(['全部 开通蔬菜 VIP 后可看']);
    expect(locks(seen(priceRights.veg_vip.days))).toEqual([]);
  });

  it('require only the tier that covers the available data', () => {
    expect(locks(seen(30, 80))).toEqual(['3月 登录后可看', '1年 登录后可看', '3年 登录后可看', '全部 登录后可看']);
    expect(locks(seen(30, 20))).toEqual([]);
  });

  it('link to the page that sells them; the login has none', () => {
    const [, quarter, year, , all] = priceChoices('3m', seen(30)).periods;
    expect(quarter?.lock?.href).toBeUndefined();
    expect(year?.lock?.href).toContain('user/vip');
    expect(all?.lock?.href).toContain('vegetable/vip');
  });

  it('lock 同比 if the year before exists and is locked, not if it does not exist', () => {
    expect(priceChoices('3m', seen(30)).locks?.yoy?.text).toBe('开通 VIP 后可看');
    expect(priceChoices('3m', seen(30, 300)).locks?.yoy).toBeUndefined();
    expect(priceChoices('3m', seen(null)).locks?.yoy).toBeUndefined();
  });
});
