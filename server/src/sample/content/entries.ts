import { type Block, heading, list, paragraph } from '../../text/rich-text.ts';
import { addDays, monthStart } from '../days.ts';
import { type Produce, produce } from '../produce.ts';
import { pick } from '../random.ts';
import { goodsEntries, tradeTermEntries } from './goods-entries.ts';
import { herbEntries } from './herb-entries.ts';
import { marketEntries } from './market-entries.ts';
import { marketTerms } from './market-terms.ts';
import { nutrientEntries } from './nutrient-entries.ts';
import { changeInWords, changeOf, meanPrice, monthMean, referenceMarket, yuan } from './price-facts.ts';
import { type ProduceFact, produceFacts } from './produce-facts.ts';

export type EntryDraft = {
  id: string;
  title: string;
  alias: string[];
  cate: string;
  /** Of which product of the site's tools it speaks, where the title is not its name. */
  product?: string;
  info: { k: string; v: string }[];
  blocks: Block[];
  /** Cited in the text as [1], [2] and so on. */
  refs?: string[];
};

/** Three entries per product, herbs, markets, goods and nutrients of the sample world, and terms: over 300 in full. */
export const sampleEntries = (today: string, products: Produce[]): EntryDraft[] => [
  ...products.flatMap((product) => {
    const fact = produceFacts.find(({ name }) => name === product.name);
    const place = produce.indexOf(product);
    return fact
      ? [overview(product, fact, place), handling(product, fact, place), seasonal(product, fact, place, today)]
      : [];
  }),
  ...marketTerms.map(([title, cate, text], place) => term(title, cate, text, place)),
  ...herbEntries(),
  ...marketEntries(),
  ...goodsEntries(),
  ...tradeTermEntries(),
  ...nutrientEntries(),
];

const CATEGORIES: Record<Produce['class'], string> = { 蔬菜: 'vegetable', 水果: 'fruit', 食用菌: 'mushroom' };

const overview = (product: Produce, fact: ProduceFact, place: number): EntryDraft => ({
  id: `b-produce-${place}`,
  title: product.name,
  alias: product.alias,
  cate: CATEGORIES[product.class],
  info: [
    { k: '别名', v: product.alias.join('、') },
    { k: '科', v: fact.family },
    { k: '学名', v: fact.latin },
    { k: '食用部位', v: fact.part },
    { k: '主产区', v: fact.areas },
    { k: '上市期', v: fact.season },
  ],
  blocks: [
    paragraph(
      `${product.name}，又称${product.alias.join('、')}，${fact.family}植物（${fact.latin}），在市场上归入${product.group}，食用部位为${fact.part}。`,
    ),
    heading('生长习性'),
    paragraph(
      `${product.name}${fact.climate}[1]。${pick(GROWING, 'growing', product.name)}产区的海拔、播期和设施条件决定了上市时间的先后。`,
    ),
    heading('产地与季节'),
    paragraph(`国内主产区有${fact.areas}等地[1]。${fact.season}。`),
    heading('价格的季节性', 3),
    paragraph(
      `批发价常年在${product.peak}月前后较高，季节波动约为年均价的${Math.round(product.swing * 100)}%[2]；集中上市时回落，${pick(FALLING, 'falling', product.name)}。`,
    ),
    heading('选购与贮藏'),
    heading('怎样挑选', 3),
    list(fact.choose.split('、')),
    heading('怎样存放', 3),
    paragraph(`适宜条件：${fact.storage}。${pick(KEEPING, 'keeping', product.name)}`),
    heading('市场规格'),
    paragraph(
      `批发市场的常见规格为“${product.spec}”。规格不同，价格不能直接比较；比价时还要看是净菜还是毛菜、按公斤还是按件计价[2]。`,
    ),
  ],
  refs: [
    `农小蜂示例数据：《果蔬品种特性表》“${product.name}”条`,
    `农小蜂示例数据：批发市场报价，${product.group}，${product.name}`,
  ],
});

const GROWING = [
  '种植前要看当地的积温和无霜期。',
  '同一品种在不同纬度的生育期可差两三周。',
  '苗期管理对后期产量的影响大于追肥。',
  '连续阴雨会推迟采收，也增加病害。',
];
const FALLING = ['鲜销为主的产区跌幅更大', '能入库的产区跌幅较小', '加工需求会托住低端规格', '外运不畅时产地跌得更快'];
const KEEPING = [
  '存放前剔除伤果、病果，避免互相传染。',
  '不要和释放乙烯较多的果实混放。',
  '出库后回温要慢，避免结露。',
  '家庭少量存放以三五天为宜。',
];

const handling = (product: Produce, fact: ProduceFact, place: number): EntryDraft => ({
  id: `b-storage-${place}`,
  title: `${product.name}的选购与贮藏`,
  alias: product.alias.map((alias) => `${alias}怎么挑`),
  cate: 'storage',
  product: product.name,
  info: [
    { k: '贮藏条件', v: fact.storage },
    { k: '选购要点', v: fact.choose },
  ],
  blocks: [
    paragraph(`买${product.name}先看外观再掂分量，买回后按适宜的温度和湿度存放，可以明显减少损耗。`),
    heading('怎样挑选'),
    list(fact.choose.split('、')),
    heading('怎样贮藏'),
    paragraph(
      `${product.name}适宜的贮藏条件为${fact.storage}。入库前剔除伤果、病果，先预冷再贮藏；不同品种对低温和乙烯的敏感程度不同，不宜随意混放。`,
    ),
    heading('运输提醒'),
    paragraph(`${product.group}运输要避免挤压和温度大幅波动，到货后先抽检再卸车，损耗责任以交接时的状态为准。`),
  ],
});

const seasonal = (product: Produce, fact: ProduceFact, place: number, today: string): EntryDraft => {
  const months = Array.from({ length: 12 }, (_, index) => monthStart(today, index - 12));
  const rows = months.map((month) => [month.slice(0, 7), yuan(monthMean(product, month))]);
  const now = meanPrice(product, addDays(today, -6), today);
  const year = meanPrice(product, addDays(today, -371), addDays(today, -365));
  return {
    id: `b-season-${place}`,
    title: `${product.name}价格的季节规律`,
    alias: [],
    cate: 'season',
    product: product.name,
    info: [
      { k: '常年高点', v: `${product.peak}月前后` },
      { k: '近一周均价', v: `${yuan(now)}元/公斤（示例数据）` },
      { k: '同比', v: changeInWords(changeOf(now, year)) },
    ],
    blocks: [
      paragraph(
        `${product.name}的批发价格在${product.peak}月前后常处于年内高位，季节波动约为年均价的${Math.round(product.swing * 100)}%。上市规律：${fact.season}。`,
      ),
      heading('近十二个月均价'),
      { kind: 'table', caption: `${referenceMarket}，元/公斤（示例数据）`, columns: ['月份', '均价'], rows },
      heading('怎样利用'),
      paragraph('采购方可在低点签订长约，种植方可通过分批播种和贮藏错开集中上市期。'),
    ],
  };
};

const term = (title: string, cate: string, text: string, place: number): EntryDraft => ({
  id: `b-term-${place}`,
  title,
  alias: [],
  cate,
  info: [],
  blocks: [paragraph(text)],
});
