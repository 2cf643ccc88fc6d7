import { basisText, flowsText, isMirrored, periodText, quantityText, unitPriceText, usdText } from './trade-amount.ts';

describe('amounts of trade as they are shown', () => {
  it('have the unit next to a short number', () => {
    expect(usdText(123_456_789)).toBe('1.23 亿美元');
    expect(usdText(4_567_000)).toBe('456.7 万美元');
    expect(usdText(12_345)).toBe('1.23 万美元');
    expect(usdText(987)).toBe('987 美元');
  });

  it('are — without a record and 0 if the record says so', () => {
    expect(usdText(null)).toBe('—');
    expect(usdText(0)).toBe('0 美元');
    expect(quantityText(null, '千克')).toBe('—');
    expect(unitPriceText(null, '千克')).toBe('—');
  });

  it('convert kilograms to tons and keep other units', () => {
    expect(quantityText(123_000_000, '千克')).toBe('12.30 万吨');
    expect(quantityText(45_600, '千克')).toBe('45.6 吨');
    expect(quantityText(456, '千克')).toBe('456 千克');
    expect(quantityText(45_600, '个')).toBe('4.56 万个');
  });

  it('keep the digits of a small price', () => {
    expect(unitPriceText(0.0234, '千克')).toBe('0.0234 美元/千克');
    expect(unitPriceText(3.456, '千克')).toBe('3.46 美元/千克');
  });

  it('format periods', () => {
    expect(periodText('2025-02')).toBe('2025年2月');
    expect(periodText('2024-03~2025-02')).toBe('2024年3月至2025年2月');
    expect(periodText('2025-01~2025-10')).toBe('2025年1-10月');
    expect(periodText('2024')).toBe('2024年');
  });
});

it('name the reporting side of a flow, and that FOB exports of the partner are imports', () => {
  expect([basisText('import'), basisText('export')]).toEqual(['CIF 到岸价', 'FOB 离岸价']);
  expect(basisText('import', true)).toBe('伙伴海关申报的出口，FOB 离岸价');
  expect(basisText('export', true)).toBe('伙伴海关申报的进口，CIF 到岸价');
});

it('derive the reporting side of a figure from its basis, and name several flows', () => {
  expect(isMirrored({ flow: 'import', value_basis: 'CIF' })).toBe(false);
  expect(isMirrored({ flow: 'import', value_basis: 'FOB' })).toBe(true);
  expect(isMirrored({ flow: 'export', value_basis: 'CIF' })).toBe(true);
  expect(flowsText(['import', 'export'], { import: false, export: true })).toBe(
    '进口 CIF 到岸价；出口 伙伴海关申报的进口，CIF 到岸价',
  );
});
