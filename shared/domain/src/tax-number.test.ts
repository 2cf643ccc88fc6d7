import { readTaxNumber, taxNumberProblem } from './tax-number.ts';

describe('tax numbers', () => {
  it.each([
    // Unified social credit codes from public registers.
    '91350100M000100Y43',
    '914403001922038216',
    '91110000600037341L',
    '310106123456789',
    '33010619800101123',
    'L3201061980010112340',
  ])('takes %s', (text) => {
    expect(taxNumberProblem(text)).toBeNull();
  });

  it('are read as they are meant', () => {
    expect(readTaxNumber(' ９１３５０１００ｍ000 100y43')).toBe('91350100M000100Y43');
  });

  it('finds every single wrong sign and every two neighbours that changed places', () => {
    const code = '91350100M000100Y43';
    const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    for (let place = 0; place < code.length; place++)
      for (const sign of signs) {
        if (sign === code[place]) continue;
        const wrong = code.slice(0, place) + sign + code.slice(place + 1);
        expect([wrong, taxNumberProblem(wrong)]).toEqual([wrong, expect.stringContaining('校验位')]);
      }
    for (let place = 0; place < 16; place++) {
      const swapped = code.slice(0, place) + code[place + 1] + code[place] + code.slice(place + 2);
      if (swapped !== code) expect(taxNumberProblem(swapped)).toContain('校验位');
    }
  });

  it.each([
    ['', '请填写税号'],
    ['91350100M000100Y4', null],
    ['91350100M00010', '税号应是 15、17、18 或 20 位，现在是 14 位'],
    ['91350100M000100Y433', '税号应是 15、17、18 或 20 位，现在是 19 位'],
    ['9135-0100-M000-10', '税号只能有数字和字母'],
    ['农小蜂农小蜂农小蜂农小蜂农小蜂', '税号只能有数字和字母'],
    ['91350100MO00100Y43', '18 位的统一社会信用代码没有字母 O，请对照营业执照核对'],
    ['91350100M000100Y44', '税号的校验位不对，请对照营业执照逐位核对'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(taxNumberProblem(text)).toBe(problem);
  });
});
