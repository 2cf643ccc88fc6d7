import type { StoredRate } from '../../../../server/src/db/schema/trade.ts';
import { chance } from '../../../../server/src/sample/random.ts';
import type { TariffRecord } from '../../../../server/src/sample/trade/trade-files.ts';
import { ASEAN } from '../world/partners.ts';
import { type SampleGoods, sampleGoods } from './goods.ts';
import { sampleLeaves } from './hs-catalogue.ts';

const RCEP = [...ASEAN, 'JP', 'KR', 'AU', 'NZ'];

/** Agreements that our sample tariff knows, with the share of the MFN rate that is left under them. */
const agreements: { title: string; origins: string[]; left: number }[] = [
  { title: '协定：中国—东盟', origins: ASEAN, left: 0 },
  { title: '协定：RCEP', origins: RCEP, left: 0.4 },
  { title: '协定：中国—智利', origins: ['CL'], left: 0 },
  { title: '协定：中国—新西兰', origins: ['NZ'], left: 0 },
  { title: '协定：中国—澳大利亚', origins: ['AU'], left: 0 },
  { title: '协定：中国—秘鲁', origins: ['PE'], left: 0 },
  { title: '协定：中国—哥斯达黎加', origins: ['CR'], left: 0 },
  { title: '协定：中国—厄瓜多尔', origins: ['EC'], left: 0.6 },
  { title: '协定：中国—韩国', origins: ['KR'], left: 0.4 },
  { title: '协定：中国—巴基斯坦', origins: ['PK'], left: 0.3 },
  { title: '协定：中国—塞尔维亚', origins: ['RS'], left: 0.6 },
];

/** The least developed countries of the sample, whose goods outside quotas come in free. */
const LEAST_DEVELOPED = 'LA MM KH BD ET TZ SD SN NE TG BJ MZ MG'.split(' ');

/** Goods under a quota: rate within it, and beyond. */
const quotas: Record<string, [within: number, beyond: number]> = {
  小麦: [1, 65],
  玉米: [1, 65],
  大米: [1, 65],
  原糖: [15, 50],
};

/** MFN rate in percent, and after a slash that of the provisional rate below it. Rough: estimate after the public tariff. */
const mfnRates = `
榴莲 20 冷冻榴莲 30 樱桃 10 香蕉 10 火龙果 20 葡萄 13 苹果 10 梨 12 橙 11 柑橘 12 柚子 12 柠檬 11 猕猴桃 20 芒果 15
山竹 15 菠萝 12 龙眼 12 荔枝 30 蓝莓 30/15 牛油果 25/7 西瓜 25 哈密瓜 12 草莓 14 桃 10 李子 10 椰子 12
开心果 10/5 核桃 20 腰果 10/7 葡萄干 10 大蒜 13 干大蒜 13 生姜 15 洋葱 13 胡萝卜 13 马铃薯 13 番茄 13 黄瓜 13 辣椒 13
香菇 13 干香菇 13 木耳 13 松茸 13 木薯 5 干绿豆 3 干豌豆 5 大豆 3 大麦 3 高粱 2 油菜籽 9 芝麻 10 花生 15
棕榈油 9 葵花油 9 橄榄油 10 豆粕 5 牛肉 12 猪肉 12/8 羊肉 12 鸡肉 10 奶粉 10 奶酪 12/8 黄油 10 鸡蛋 20 蜂蜜 15 燕窝 25
对虾 5/2 三文鱼 10/7 龙虾 10/7 鱿鱼 10/5 鱼粉 2 咖啡豆 8 绿茶 15 红茶 15 葡萄酒 14 可可豆 8 橙汁 7.5 苹果汁 20 番茄酱 20
`;

const mfnOf = new Map(
  [...mfnRates.matchAll(/(\S+) ([\d.]+)(?:\/([\d.]+))?/g)].map(([, name = '', mfn, below]) => [
    name,
    { mfn: Number(mfn), provisional: below === undefined ? null : Number(below) },
  ]),
);

const additional: Record<string, [origin: string, percent: number]> = {
  大豆: ['US', 10],
  高粱: ['US', 10],
  猪肉: ['US', 10],
  牛肉: ['US', 10],
  干豌豆: ['CA', 100],
};

/** Taxed as processed goods; farm products pay the lower rate. */
const FULL_VAT = new Set(['奶酪', '葡萄酒', '橙汁', '苹果汁', '番茄酱']);

/** Percent of consumption tax. */
const consumptionTax: Record<string, number> = { 葡萄酒: 10 };

/** 示例数据: rates of the size of the real ones, invented by us; no advice. */
export const sampleTariffs = (): TariffRecord[] =>
  sampleGoods.flatMap((goods) =>
    goods.hs
      .filter((hs) => sampleLeaves.some(({ code, validTo }) => code === hs && validTo === null))
      .map((hs) => ({
        hs,
        rates: ratesOf(goods),
        vat: FULL_VAT.has(goods.name) ? 13 : 9,
        consumption: consumptionTax[goods.name] ?? null,
        rebate: goods.exports > 0 ? (FULL_VAT.has(goods.name) ? 13 : 9) : null,
        supervision: supervisionOf(goods),
        inspection: [
          { code: 'P', title: '进境动植物、动植物产品检疫' },
          { code: 'R', title: '进口食品卫生监督检验' },
        ],
        elements: elementsOf(goods),
      })),
  );

/** Replaced by the year that the tariff is loaded for. */
const YEAR = '{year}';

const ratesOf = (goods: SampleGoods): StoredRate[] => {
  const quota = quotas[goods.name];
  const { mfn, provisional } = quota ? { mfn: quota[1], provisional: null } : rateOf(goods.name);
  const basis = `示例税则 ${YEAR} 年版`;
  const from = `${YEAR}-01-01`;
  const rate = (kind: StoredRate['kind'], title: string, pct: number, more: Partial<StoredRate> = {}): StoredRate => ({
    kind,
    title,
    rate_text: pct === 0 ? '0' : `${pct}%`,
    rate_pct: pct,
    specific: null,
    origins: [],
    quota: null,
    valid_from: from,
    valid_to: `${YEAR}-12-31`,
    basis,
    ...more,
  });
  const signed = quota ? [] : agreements;
  const extra = additional[goods.name];
  return [
    ...(quota ? [rate('quota', '关税配额内', quota[0], { quota: 'in', basis: `示例关税配额公告 ${YEAR} 年` })] : []),
    rate('mfn', quota ? '最惠国（配额外）' : '最惠国', mfn, quota ? { quota: 'out' } : {}),
    ...signed.map(({ title, origins, left }) => rate('agreement', title, tenth(mfn * left), { origins })),
    ...(quota ? [] : [rate('ldc', '特惠', 0, { origins: LEAST_DEVELOPED })]),
    ...(provisional === null
      ? []
      : [rate('provisional', '暂定', provisional, { basis: `示例暂定税率公告 ${YEAR} 年` })]),
    ...(goods.name === '鸡肉' ? [specific(goods, rate)] : []),
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

/** @throws Error for goods without a rate */
const rateOf = (name: string) => {
  const found = mfnOf.get(name);
  if (!found) throw new Error(`${name} has no tariff`);
  return found;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const supervisionOf = ({ cate, name }: SampleGoods): TariffRecord['supervision'] => [
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
