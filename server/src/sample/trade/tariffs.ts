import type { Tariff } from '@bee/contracts/resource/trade';
import type { StoredRate } from '../../db/schema/trade.ts';
import { chance, pick } from '../random.ts';
import { type SampleGoods, sampleGoods } from './goods.ts';
import { sampleLeaves } from './hs-catalogue.ts';
import { ASEAN } from './partners.ts';

export type SampleTariff = {
  hs: string;
  year: number;
  rates: StoredRate[];
  vat: number;
  rebate: number | null;
  supervision: Tariff['supervision'];
  inspection: Tariff['inspection'];
  elements: string[];
};

const RCEP = [...ASEAN, 'JP', 'KR', 'AU', 'NZ'];

/** Agreements that our sample tariff knows, with the share of the MFN rate that is left under them. */
const agreements: { title: string; origins: string[]; left: number }[] = [
  { title: '协定：中国—东盟', origins: ASEAN, left: 0 },
  { title: '协定：RCEP', origins: RCEP, left: 0.4 },
  { title: '协定：中国—智利', origins: ['CL'], left: 0 },
  { title: '协定：中国—新西兰', origins: ['NZ'], left: 0 },
  { title: '协定：中国—澳大利亚', origins: ['AU'], left: 0 },
  { title: '协定：中国—秘鲁', origins: ['PE'], left: 0.1 },
  { title: '协定：中国—哥斯达黎加', origins: ['CR'], left: 0.2 },
  { title: '协定：中国—厄瓜多尔', origins: ['EC'], left: 0.3 },
  { title: '协定：中国—韩国', origins: ['KR'], left: 0.5 },
  { title: '协定：中国—巴基斯坦', origins: ['PK'], left: 0.3 },
];

/** Goods under a quota: rate within it, and beyond. */
const quotas: Record<string, [within: number, beyond: number]> = {
  小麦: [1, 65],
  玉米: [1, 65],
  大米: [1, 65],
  原糖: [15, 50],
};

const provisional = new Set(['鱼粉', '奶酪', '燕窝', '开心果', '腰果', '三文鱼', '黄油', '橄榄油']);
const additional: Record<string, [origin: string, percent: number]> = {
  大豆: ['US', 10],
  高粱: ['US', 15],
  猪肉: ['US', 10],
  油菜籽: ['CA', 25],
  干豌豆: ['CA', 25],
};

/** 示例数据: rates of the size of the real ones, invented by us; they are no advice to anybody. */
export const sampleTariffs = (year: number): SampleTariff[] =>
  sampleGoods.flatMap((goods) =>
    goods.hs
      .filter((hs) => sampleLeaves.some(({ code, validTo }) => code === hs && validTo === null))
      .map((hs) => ({
        hs,
        year,
        rates: ratesOf(goods, hs, year),
        vat: 9,
        rebate: goods.exports > 0 ? pick([0, 9, 9], 'rebate', hs) : null,
        supervision: supervisionOf(goods),
        inspection: [
          { code: 'P', title: '进境动植物、动植物产品检疫' },
          { code: 'R', title: '进口食品卫生监督检验' },
        ],
        elements: elementsOf(goods),
      })),
  );

const ratesOf = (goods: SampleGoods, hs: string, year: number): StoredRate[] => {
  const quota = quotas[goods.name];
  const mfn = quota ? quota[1] : pick([3, 5, 8, 10, 12, 15, 20], 'mfn', hs);
  const basis = `示例税则 ${year} 年版`;
  const from = `${year}-01-01`;
  const rate = (kind: StoredRate['kind'], title: string, pct: number, more: Partial<StoredRate> = {}): StoredRate => ({
    kind,
    title,
    rate_text: pct === 0 ? '0' : `${pct}%`,
    rate_pct: pct,
    specific: null,
    origins: [],
    quota: null,
    valid_from: from,
    valid_to: `${year}-12-31`,
    basis,
    ...more,
  });
  const signed = quota ? [] : agreements;
  const extra = additional[goods.name];
  return [
    ...(quota ? [rate('quota', '关税配额内', quota[0], { quota: 'in', basis: `示例关税配额公告 ${year} 年` })] : []),
    rate('mfn', quota ? '最惠国（配额外）' : '最惠国', mfn, quota ? { quota: 'out' } : {}),
    ...signed.map(({ title, origins, left }) => rate('agreement', title, tenth(mfn * left), { origins })),
    ...(quota ? [] : [rate('ldc', '特惠', 0, { origins: ['LA', 'MM', 'KH'] })]),
    ...(provisional.has(goods.name)
      ? [rate('provisional', '暂定', tenth(mfn / 2), { basis: `示例暂定税率公告 ${year} 年` })]
      : []),
    ...(hs === '22030000' || goods.name === '鸡肉' ? [specific(goods, rate)] : []),
    rate('general', '普通', Math.round(mfn * 2.4 + 20), { valid_to: null }),
    ...(extra
      ? [
          rate('additional', '加征', extra[1], {
            origins: [extra[0]],
            basis: '示例加征关税公告',
            valid_to: null,
          }),
        ]
      : []),
  ];
};

/** A duty per weight instead of a share of the value. */
const specific = (
  goods: SampleGoods,
  rate: (kind: StoredRate['kind'], title: string, pct: number, more: Partial<StoredRate>) => StoredRate,
): StoredRate =>
  rate('provisional', '暂定（从量）', 0, {
    rate_text: '0.6 元/千克',
    rate_pct: null,
    specific: { amount: 0.6, per_unit: '千克' },
    basis: `示例从量税公告（${goods.name}）`,
  });

const tenth = (value: number): number => Math.round(value * 10) / 10;

const supervisionOf = ({ cate, name }: SampleGoods): Tariff['supervision'] => [
  { code: 'A', title: '检验检疫' },
  ...(quotas[name] ? [{ code: 't', title: '关税配额证明' }] : []),
  ...(cate === '粮油' || cate === '肉蛋奶蜂' ? [{ code: '7', title: '自动进口许可证' }] : []),
];

const elementsOf = ({ cate, name }: SampleGoods): string[] => [
  '品名',
  ...(cate === '水产' || cate === '水果' ? ['拉丁学名'] : []),
  '制作或保存方法（鲜、冷、冻、干）',
  ...(cate === '肉蛋奶蜂' ? ['部位', '是否带骨'] : []),
  ...(chance('pack', name) < 0.5 ? ['包装规格'] : []),
  '品牌',
  '原产国（地区）',
];
