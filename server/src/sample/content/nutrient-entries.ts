import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import { nutrientGroups, nutrients } from '@bee/domain/nutrient';
import { heading, paragraph } from '../../text/rich-text.ts';
import type { EntryDraft } from './entries.ts';

/** What it is, and where in farm produce it is found. */
const facts: [NutrientKey, string, string][] = [
  ['energy', '食物中的蛋白质、脂肪和碳水化合物在体内释放的热量', '谷物、坚果和油脂含量高，叶菜和瓜类含量低'],
  ['protein', '由氨基酸组成，是构成机体组织的主要物质', '肉、蛋、奶、豆类含量高，豆类可与谷物互补'],
  ['fat', '能量密度最高的营养素，也是脂溶性维生素的载体', '坚果、油料和肥肉含量高，蔬菜水果很低'],
  ['carb', '包括糖、淀粉和膳食纤维，是能量的主要来源', '谷物、薯类和果实含量高'],
  ['fiber', '人体不能消化的碳水化合物，按来源分为可溶与不可溶两类', '全谷物、豆类、菌菇和叶菜含量较高'],
  ['cholesterol', '只存在于动物性食物中的脂类', '蛋黄和内脏含量高，植物性食物不含'],
  ['water', '食物中水分的比例，决定了其他成分的浓度', '瓜果和叶菜多在九成以上，干制品很低'],
  ['ca', '骨骼和牙齿的主要成分', '奶类、豆制品和部分叶菜含量较高'],
  ['p', '与钙一起构成骨骼，也参与能量代谢', '谷物、豆类、肉类普遍含有'],
  ['k', '维持体液平衡的重要元素', '薯类、菌菇、豆类和香蕉含量较高'],
  ['na', '与钾共同维持体液平衡，日常主要来自食盐', '新鲜果蔬含量低，腌制品含量高'],
  ['mg', '参与多种酶的反应', '坚果、豆类和深绿色叶菜含量较高'],
  ['fe', '血红蛋白的组成元素', '红肉和动物血吸收率高，植物性来源吸收率较低'],
  ['zn', '参与生长发育和免疫的微量元素', '贝类、红肉和坚果含量较高'],
  ['se', '微量元素，含量受产地土壤影响很大', '富硒土壤上的谷物和茶叶含量较高'],
  ['i', '合成甲状腺激素所需的元素', '海带、紫菜等海产品含量高'],
  ['vit_a', '脂溶性维生素，植物中以胡萝卜素的形式存在', '动物肝脏含量高，橙黄色和深绿色果蔬富含胡萝卜素'],
  ['vit_b1', '参与碳水化合物代谢，加工越精细损失越多', '全谷物、豆类和瘦肉含量较高'],
  ['vit_b2', '参与能量代谢，见光易分解', '奶类、蛋类和菌菇含量较高'],
  ['vit_c', '水溶性维生素，贮藏和加热都会损失', '猕猴桃、鲜枣、青椒和叶菜含量较高'],
  ['vit_d', '促进钙吸收的脂溶性维生素', '海鱼、蛋黄和经紫外线照射的菌菇含有'],
  ['vit_e', '脂溶性的抗氧化维生素', '植物油、坚果和胚芽含量较高'],
  ['folate', '参与细胞分裂的水溶性维生素', '深绿色叶菜、豆类和肝脏含量较高'],
];

/** One for each nutrient that is told of foods most. */
export const nutrientEntries = (): EntryDraft[] =>
  facts.map(([key, what, where]) => {
    const { title, unit, group, nrv } = nutrients[key];
    const groupTitle = nutrientGroups.find((one) => one.key === group)?.title ?? '';
    const reference = nrv === undefined ? null : `${Math.round(nrv * 10) / 10} ${unit}`;
    return {
      id: `b-nutrient-${key}`,
      title,
      alias: [],
      cate: 'nutrient',
      info: [
        { k: '类别', v: groupTitle },
        { k: '单位', v: `${unit}/100 克可食部` },
        ...(reference ? [{ k: '营养素参考值', v: `${reference}/天` }] : []),
      ],
      blocks: [
        paragraph(`${title}是${what}，在食物成分表中归入“${groupTitle}”。`),
        heading('含量怎么读'),
        paragraph(
          `含量按每 100 克可食部计，单位为 ${unit}。“—”是没有测定，不是 0；“Tr”是微量；带“<”的是低于检出限。${
            reference ? `包装食品标签以每天 ${reference} 作为参考值（NRV）[1]。` : '包装食品标签没有规定它的参考值。'
          }`,
        ),
        heading('在农产品里'),
        paragraph(`${where}。同一种食物因品种、产地、成熟度和贮藏时间不同，含量会有差别，比较时要看样品说明。`),
      ],
      ...(reference && { refs: ['GB 28050-2011 食品安全国家标准 预包装食品营养标签通则，附录 A'] }),
    };
  });
