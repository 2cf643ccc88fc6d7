import { heading, list, paragraph } from '../../text/rich-text.ts';
import { pick } from '../random.ts';
import { type SampleGoods, sampleGoods } from '../trade/goods.ts';
import { samplePartners } from '../world/partners.ts';
import type { EntryDraft } from './entries.ts';
import { tradeTerms } from './trade-terms.ts';

const countries = new Map(samplePartners.map(({ code, name }) => [code, name]));
const namesOf = (codes: readonly string[]): string => codes.flatMap((code) => countries.get(code) ?? []).join('、');

const ARRIVING = [
  '到港后先经检疫，再进入冷库或批发市场，时间和损耗都要算进成本。',
  '鲜品对运输时间敏感，航线和口岸的选择比单价更影响到岸品质。',
  '合同要写清等级、含水和检验机构，到货按检验结果结算。',
  '旺季口岸拥堵时，陆运和海运的价差会明显扩大。',
];

/** Of goods that the wholesale prices do not know: what is traded, from where and in which season. */
export const goodsEntries = (): EntryDraft[] =>
  sampleGoods.filter(({ produce, latin }) => produce === null && latin !== null).map(entryOf);

const entryOf = (goods: SampleGoods, place: number): EntryDraft => {
  const { name, alias, cate, hs, imports, exports, from, to, peak, swing, latin } = goods;
  const flows = [
    ...(imports > 0 && from.length > 0 ? [`进口主要来自${namesOf(from)}`] : []),
    ...(exports > 0 && to.length > 0 ? [`出口主要去往${namesOf(to)}`] : []),
  ];
  return {
    id: `b-goods-${place}`,
    title: name,
    alias,
    cate: 'trade-goods',
    info: [
      { k: '别名', v: alias.join('、') },
      { k: '学名', v: latin ?? '' },
      { k: '类别', v: cate },
      { k: 'HS 编码', v: hs.join('、') },
      ...(imports > 0 && from.length > 0 ? [{ k: '主要来源', v: namesOf(from) }] : []),
      ...(exports > 0 && to.length > 0 ? [{ k: '主要去向', v: namesOf(to) }] : []),
    ],
    blocks: [
      paragraph(
        `${name}（${latin}），又称${alias.join('、')}，在税则中列入 ${hs.join('、')}[1]。${flows.length > 0 ? `${flows.join('；')}[2]。` : ''}`,
      ),
      heading('贸易的季节'),
      paragraph(
        swing >= 0.5
          ? `到货集中在${peak}月前后，淡季几乎没有鲜品到港，价格随到货量起落[2]。`
          : `全年都有到货，${peak}月前后略多[2]，价格更多取决于国际行情和汇率。`,
      ),
      heading('进出口时看什么'),
      list([
        '准入：来源国和产区是否在名单内',
        '税率：最惠国、协定与配额内外',
        '检疫：指定口岸与监管场地',
        '增值税与到岸成本',
      ]),
      paragraph(pick(ARRIVING, 'arriving', name)),
    ],
    refs: ['农小蜂示例数据：税则与编码', '农小蜂示例数据：近年进出口'],
  };
};

export const tradeTermEntries = (): EntryDraft[] =>
  tradeTerms.map(([title, alias, text, use], place) => ({
    id: `b-trade-term-${place}`,
    title,
    alias: alias ? alias.split(' ') : [],
    cate: 'trade-term',
    info: [],
    blocks: [paragraph(text), heading('怎样用'), paragraph(use)],
  }));
