import { heading, list, paragraph } from '../../text/rich-text.ts';
import { type Herb, herbMarkets, herbs } from '../herbs/herb-catalogue.ts';
import { pick } from '../random.ts';
import type { EntryDraft } from './entries.ts';

const PARTS: Record<string, string> = {
  根茎类: '根或根茎',
  果实种子类: '果实或种子',
  花类: '花或花蕾',
  全草类: '地上部分或全草',
  皮叶类: '树皮或叶',
  菌类: '菌核或子实体',
};

const LOOKS: Record<string, string[]> = {
  根茎类: ['条形匀称', '质地坚实', '断面颜色均匀', '无虫蛀和霉斑'],
  果实种子类: ['颗粒饱满', '干燥无返潮', '色泽均匀', '杂质少'],
  花类: ['花形完整', '颜色鲜亮', '开放花朵少', '无潮味'],
  全草类: ['茎叶齐全', '颜色青绿', '泥沙少', '无霉味'],
  皮叶类: ['厚薄均匀', '断面特征明显', '碎片少', '气味足'],
  菌类: ['个体完整', '质地紧密', '无虫孔', '含水正常'],
};

const MOVES = [
  '生长周期长的品种，一轮行情往往要走三五年，库存比当年产量更要紧。',
  '产新前后报价最活跃，先看产地开秤价，再看药市走货快慢。',
  '小品种货源集中，少数大户的进出就能改变报价。',
  '天气和产地收购进度是短期波动的主要原因。',
];

/** One for each herb that the sample prices quote. */
export const herbEntries = (): EntryDraft[] => herbs.map(entryOf);

const entryOf = (herb: Herb, place: number): EntryDraft => {
  const { name, alias, group, kinds } = herb;
  const origins = [...new Set(kinds.map(({ origin }) => origin))];
  const [dear] = [...kinds].sort((a, b) => b.level - a.level);
  return {
    id: `b-herb-${place}`,
    title: name,
    alias,
    cate: 'herb',
    info: [
      { k: '别名', v: alias.join('、') },
      { k: '类别', v: group },
      { k: '商品部位', v: PARTS[group] ?? '干燥品' },
      { k: '报价产地', v: origins.join('、') },
      { k: '计价单位', v: '元/公斤（干货）' },
    ],
    blocks: [
      paragraph(
        `${name}，又称${alias.join('、')}，在药市归入${group}，以干燥的${PARTS[group] ?? '药材'}作为商品交易，按规格和产地分别报价[1]。`,
      ),
      heading('规格与产地'),
      {
        kind: 'table',
        caption: '各规格的相对价格，以第一个规格为 100（示例数据）',
        columns: ['规格', '产地', '相对价格'],
        rows: kinds.map(({ spec, origin, level }) => [spec, origin, String(Math.round(level * 100))]),
      },
      paragraph(
        kinds.length > 1 && dear
          ? `同一时期“${dear.spec}”（${dear.origin}）通常最高[1]。规格名称各地叫法不一，询价时要说清产地、含水和是否过筛。`
          : '规格名称各地叫法不一，询价时要说清产地、含水和是否过筛。',
      ),
      heading('看货要点'),
      list(LOOKS[group] ?? ['干燥', '无霉变', '杂质少']),
      heading('行情怎么看'),
      paragraph(pick(MOVES, 'herb-moves', name)),
      paragraph(
        `各药市（${herbMarkets.map((market) => market.name).join('、')}）的报价可能相差一成以上，包含了运费、等级和结算方式的差别[2]。`,
      ),
    ],
    refs: [`农小蜂示例数据：中药材规格目录“${name}”`, '农小蜂示例数据：中药材市场报价'],
  };
};
