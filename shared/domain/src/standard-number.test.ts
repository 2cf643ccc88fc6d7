import { findStandardNumbers, kindOfNumber, parseStandardNumber, splitYear } from './standard-number.ts';

describe('a standard number', () => {
  it.each(['gb2763', 'GB 2763', 'gb-2763', 'GB  2763', 'ＧＢ２７６３', 'Gb_2763', 'GB/2763', '\ufeffGB 2763\u200b'])(
    'is the same however it is written: %s',
    (text) => {
      expect(parseStandardNumber(text)).toEqual({ key: 'GB2763', looseKey: 'GB2763', digits: '2763', year: null });
    },
  );

  it.each(['GB/T 191-2008', 'gbt191-2008', 'GB T 191—2008', 'GB／T191－2008', 'gb\\t 191:2008', 'GB-T 191 2008'])(
    'meets the mandatory one of its digits: %s',
    (text) => {
      expect(parseStandardNumber(text)).toEqual({ key: 'GBT191', looseKey: 'GB191', digits: '191', year: '2008' });
    },
  );

  it.each([
    ['GB/T 5009.12-2023', 'GBT5009.12', 'GB5009.12', '2023'],
    ['NY/T 391', 'NYT391', 'NY391', null],
    ['DB32/T 1580-2019', 'DB32T1580', 'DB321580', '2019'],
    ['db32t1580-2019', 'DB32T1580', 'DB321580', '2019'],
    ['DB3201/T 123-2020', 'DB3201T123', 'DB3201123', '2020'],
    ['DBS51/ 001-2016', 'DBS51001', 'DBS51001', '2016'],
    ['T/CAI 001-2020', 'TCAI001', 'TCAI001', '2020'],
    ['T/CAT 12', 'TCAT12', 'TCAT12', null],
    ['q/xnf 0001s-2020', 'QXNF0001S', 'QXNF0001S', '2020'],
    ['Q/XNF 0001-2020', 'QXNF0001', 'QXNF0001', '2020'],
    ['ISO 22000:2018', 'ISO22000', 'ISO22000', '2018'],
    ['ISO/IEC 17025', 'ISOIEC17025', 'ISOIEC17025', null],
    ['CXS 193-1995', 'CXS193', 'CXS193', '1995'],
    ['GB 191-90', 'GB191', 'GB191', '1990'],
    ['2763', '2763', '2763', null],
    ['2763-2021', '2763', '2763', '2021'],
    ['GB 2763-2763', null, null, null],
    ['食品中农药最大残留限量', null, null, null],
    ['GB', null, null, null],
    ['', null, null, null],
  ])('%s', (text, key, looseKey, year) => {
    const parsed = parseStandardNumber(text);
    expect([parsed?.key ?? null, parsed?.looseKey ?? null, parsed?.year ?? null]).toEqual([key, looseKey, year]);
  });

  it('takes no longer for a huge text', () => {
    const begun = performance.now();
    for (const text of ['GB'.repeat(50_000), ' '.repeat(100_000), `GB ${'1.'.repeat(50_000)}`, '-'.repeat(100_000)]) {
      parseStandardNumber(text);
      findStandardNumbers(text);
    }
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

it('numbers are found within words', () => {
  expect(findStandardNumbers('[3] GB/T 191—2008 包装储运图示标志；见 gb2763-2021、NY/T 391.')).toEqual([
    'GB/T 191-2008',
    'GB2763-2021',
    'NY/T 391',
  ]);
  expect(findStandardNumbers('《绿色食品 产地环境质量》（NY/T 391-2021）')).toEqual(['NY/T 391-2021']);
  expect(findStandardNumbers('第 3 章 2021 年')).toEqual([]);
});

it('a year may be written without its hyphen', () => {
  const split = (text: string) =>
    splitYear(parseStandardNumber(text) ?? { key: '', looseKey: '', digits: '', year: null });
  expect(split('gbt27632021')).toEqual({ key: 'GBT2763', looseKey: 'GB2763', digits: '2763', year: '2021' });
  expect(split('GB 2021')).toBeNull();
  expect(split('GB 27632021-2021')).toBeNull();
});

it.each([
  ['GB/T 191', 'gb'],
  ['gbz 2', 'gb'],
  ['NY/T 391', 'hb'],
  ['sc 3001', 'hb'],
  ['DB32/T 1', 'db'],
  ['T/CAI 1', 'tb'],
  ['Q/XNF 1', 'qb'],
  ['ISO 22000', 'intl'],
  ['CXS 193', 'intl'],
  ['2763', null],
])('kind of %s', (text, kind) => expect(kindOfNumber(text)).toBe(kind));
