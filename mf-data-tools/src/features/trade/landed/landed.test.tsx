import type { TradeFigures } from '@bee/contracts/resource/trade';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import { manifest } from '../../../manifest.ts';
import {
  buildDetail,
  buildFigures,
  buildNode,
  buildRate,
  buildTariff,
  buildWholesale,
  thailand,
} from '../../../testing/trade-factories.ts';
import { type LandedFacts, landedOf } from './landed-of.ts';
import { LandedSection } from './landed-section.tsx';

const ofImports = (figures: Partial<TradeFigures> | null): LandedFacts['detail'] =>
  buildDetail({ origin: thailand, last_year: { import: figures && buildFigures(figures), export: null } });

const open = (facts: Partial<LandedFacts> = {}) => {
  const all = { detail: ofImports({}), tariff: buildTariff(), wholesale: buildWholesale(), ...facts };
  renderWithPlatform(<LandedSection detail={all.detail} landed={landedOf(all)} wholesale={all.wholesale} />, {
    manifest,
  });
};

/** Title, amount and basis of each row. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
const amounts = () => rows().map(([title, amount]) => `${title} ${amount}`);
const basisOf = (title: string) => rows().find(([each]) => each === title)?.[2] ?? '';

describe('cost of an import compared with the wholesale price', () => {
  it('is itemised, each line with basis, source and date', () => {
    open();
    expect(amounts()).toEqual([
      '到岸均价（CIF） 32.00',
      '关税 0.00',
      '增值税 2.88',
      '到岸含税成本 34.88',
      '国内批发价 50.00',
      '差额 15.12',
    ]);
    expect(basisOf('到岸均价（CIF）')).toMatch(
      /480.00 亿元 ÷ 150.00 万吨，CIF 到岸价；即 4.47 美元\/千克，1 美元 = 7.1642 元.*来源：测试来源2024年3月至2025年2月/,
    );
    expect(basisOf('关税')).toMatch(/协定：东盟 0，可用税率中税费最低；依据：2025 年税则.*来源：.*编码 08106000/);
    expect(basisOf('国内批发价')).toMatch(/广州江南市场“榴莲”均价.*示例数据来源：测试行情更新：2026-03-01/);
    expect(basisOf('差额')).toBe('批发价 − 含税成本：批发价高 15.12 元/公斤（成本的 43.3%）');
    expect(screen.getByText(/未含国内运费、损耗和港口费用，也未含检验检疫/)).toBeInTheDocument();
  });

  it('names the product under which the price is quoted, if different', () => {
    open({ wholesale: buildWholesale({ product: '金枕榴莲' }) });
    expect(basisOf('国内批发价')).toContain('均价，报价的“金枕榴莲”与“榴莲”可能不是同一品种');
  });

  it('shows that a price below the cost is a loss', () => {
    open({ wholesale: buildWholesale({ price_avg: 30 }) });
    expect(amounts()).toContain('差额 -4.88');
    expect(basisOf('差额')).toContain('批发价低 4.88 元/公斤（成本的 14.0%）');
  });

  it('includes additional duties, and excludes in-quota rates, which need a licence', () => {
    const rates = [
      buildRate(),
      buildRate({ kind: 'quota', title: '关税配额内', rate_text: '1%', rate_pct: 1, quota: 'in' }),
      buildRate({ kind: 'additional', title: '反倾销', rate_text: '10%', rate_pct: 10 }),
    ];
    open({ tariff: buildTariff({ rates, consumption_pct: 10 }) });
    expect(amounts()).toEqual(
      expect.arrayContaining(['关税 6.40', '加征关税 3.20', '消费税 4.62', '增值税 4.16', '到岸含税成本 50.38']),
    );
    expect(basisOf('加征关税')).toContain('反倾销 10%');
  });

  it('names FOB values of mirror data, and what they exclude', () => {
    open({ detail: ofImports({ value_basis: 'FOB' }) });
    expect(amounts()).toEqual(expect.arrayContaining(['离岸均价（FOB） 32.00', '含税成本（按离岸价） 34.88']));
    expect(basisOf('离岸均价（FOB）')).toContain('伙伴海关申报的出口，FOB 离岸价');
    expect(screen.getByText(/未含国际运费与保险费.*实际税费更高/)).toBeInTheDocument();
  });

  it('shows how many codes a mean is computed from', () => {
    open({ detail: { ...ofImports({}), hs_codes: [buildNode(), buildNode({ code: '08109060' })] } });
    expect(basisOf('到岸均价（CIF）')).toContain('2 个编码合计');
  });

  it('has neither wholesale price nor difference without a quote', () => {
    open({ wholesale: null });
    expect(amounts()).toContain('国内批发价 —');
    expect(basisOf('国内批发价')).toContain('近期没有“榴莲”的批发报价，无法比较');
    expect(screen.getByRole('link', { name: '看批发行情' })).toHaveAttribute('href', '/home/vegetable/lists');
    expect(basisOf('差额')).toBe('');
  });

  it.each<[string, Partial<LandedFacts>]>([
    ['选择原产国家（地区）后', { detail: buildDetail() }],
    ['没有从泰国进口的记录', { detail: ofImports(null) }],
    ['进口数据保密', { detail: ofImports({ flag: 'conf', value_usd: null }) }],
    ['没有可以合计的数量', { detail: ofImports({ qty: null, unit: null, unit_price: null }) }],
    ['按“个”计量，不是重量', { detail: ofImports({ unit: '个' }) }],
    ['数量过小', { detail: ofImports({ qty: 900, unit_price: null }) }],
    ['没有人民币金额，没有可用的汇率', { detail: ofImports({ value_cny: null }) }],
    ['没有税率记录', { tariff: null }],
    ['没有能按重量计算的可用税率', { tariff: buildTariff({ rates: [buildRate({ eligible: false })] }) }],
    ['没有写明增值税率', { tariff: buildTariff({ vat_pct: null }) }],
  ])('shows a message instead of a number: %s', (said, facts) => {
    open(facts);
    expect(amounts()[0]).toBe('到岸含税成本 —');
    expect(basisOf('到岸含税成本')).toContain(said);
    expect(amounts().join()).not.toContain('差额');
  });
});
