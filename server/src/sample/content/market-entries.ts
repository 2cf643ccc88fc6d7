import { heading, paragraph } from '../../text/rich-text.ts';
import { type SampleMarket, sampleMarkets } from '../markets.ts';
import { pick } from '../random.ts';
import type { EntryDraft } from './entries.ts';

const TRADING = [
  '以夜间和凌晨成交为主，清晨的报价最接近实际成交。',
  '上午多为批发商之间调货，下午以零售商补货为主。',
  '外地来货集中在凌晨到场，抽检后进入交易区。',
  '大宗品种按车议价，小品种按件交易。',
];
const READING = [
  '遇到节前备货，报价会提前几天上行。',
  '雨雪天气到货减少，叶菜的报价反应最快。',
  '同一品种多个规格同时报价时，以标注的常见规格为准。',
  '单日跳动较大时，先看是不是换了产地或规格。',
];

/** One for each market of the sample prices. */
export const marketEntries = (): EntryDraft[] => sampleMarkets.map(entryOf);

const entryOf = (market: SampleMarket, place: number): EntryDraft => {
  const { id, name, province, city, level, unit } = market;
  const where = province === city ? city : `${province}${city}`;
  const against = Math.round((level - 1) * 100);
  const reference = sampleMarkets[0]?.name ?? '';
  return {
    id: `b-market-${id}`,
    title: name,
    alias: [`${city.replace(/市$/, '')}批发市场`],
    cate: 'market',
    info: [
      { k: '所在地', v: where },
      { k: '报价单位', v: `元/${unit}` },
      { k: '报价内容', v: '最低、平均、最高价，常见规格' },
      { k: '价格水平', v: place === 0 ? '参照市场' : against === 0 ? '与参照市场相当' : levelText(against) },
    ],
    blocks: [
      paragraph(
        `${name}是示例数据中位于${where}的批发市场，报告蔬菜、水果和食用菌的每日价格[1]。市场为示例而设，城市是真实的。`,
      ),
      heading('报价口径'),
      paragraph(
        `原始报价按“元/${unit}”填报，${unit === '斤' ? '站内统一换算为元/公斤（1 公斤 = 2 斤）' : '与站内单位一致'}；没有报价的日子留空，不以前一天代替[1]。`,
      ),
      heading('与其他市场比较'),
      paragraph(
        place === 0
          ? '站内以它为参照，其他市场的价格水平都与它相比。'
          : `长期平均看，价格${against === 0 ? `与${reference}相当` : `比${reference}${levelText(against)}`}[1]。${pick(TRADING, 'trading', id)}`,
      ),
      heading('读报价时留意'),
      paragraph(pick(READING, 'reading', id)),
    ],
    refs: ['农小蜂示例数据：批发市场名录与报价'],
  };
};

const levelText = (percent: number): string => `${percent > 0 ? '高' : '低'}约 ${Math.abs(percent)}%`;
