import type { TradeRequirement } from '../../../../server/src/db/schema/trade.ts';
import type { SampleGoods } from './goods.ts';

/** Category of the supervised sites that goods pass when they enter; null for those that any port takes. */
export const placeCateOf = ({ cate, name }: SampleGoods): string | null => {
  if (cate === '水果' && !name.startsWith('冷冻')) return '进境水果';
  if (cate === '肉蛋奶蜂' && name.endsWith('肉')) return '进境肉类';
  if (['对虾', '三文鱼', '龙虾', '鱿鱼'].includes(name)) return '进境冰鲜及冷冻水产品';
  if (['大豆', '玉米', '小麦', '大米', '大麦', '高粱', '油菜籽', '木薯', '干绿豆', '干豌豆'].includes(name))
    return '进境粮食';
  return null;
};

/** 示例数据: what importers have to file, put on the label, or have certified. */
export const requirementsOf = (goods: SampleGoods): TradeRequirement[] => [
  ...(goods.name.startsWith('冷冻') ? frozenFruit : (byName[goods.name] ?? byCate[goods.cate] ?? [])),
  {
    title: '标签与单证',
    text: '预包装食品须有中文标签；随附合同、发票、装箱单、提单与原产地证书，享受协定税率的须提交相应的原产地证明。',
  },
];

const phytosanitary: TradeRequirement = {
  title: '检疫要求',
  text: '随附输出国（地区）官方植物检疫证书，不得带有土壤、枝叶和中方关注的检疫性有害生物。',
};

const processors: TradeRequirement = {
  title: '企业注册',
  text: '境外生产、加工与储存企业须在中国海关注册，包装上标注注册编号。',
};

const frozenFruit: TradeRequirement[] = [
  { title: '冷冻要求', text: '果肉、果泥或整果须速冻，储运全程中心温度不高于零下 18 摄氏度。' },
  { title: '检疫要求', text: '随附输出国（地区）官方植物检疫证书，原料须来自经其审核的果园。' },
  processors,
];

const oil: TradeRequirement[] = [
  processors,
  {
    title: '食品安全',
    text: '按食用植物油国家标准检验酸价、过氧化值、溶剂残留、黄曲霉毒素与苯并芘，散装油须报前三次装载货物。',
  },
];

const byName: Record<string, TradeRequirement[]> = {
  棕榈油: oil,
  葵花油: oil,
  橄榄油: oil,
  鱼粉: [
    { title: '企业注册', text: '境外饲料生产企业须经评审并在中国海关注册登记，进口前办理饲料进口登记证。' },
    { title: '检疫审批', text: '入境前须办理进境动植物检疫许可，随附官方兽医卫生证书，检测沙门氏菌。' },
  ],
  豆粕: [
    { title: '企业注册', text: '境外饲料加工企业须经评审并在中国海关注册登记。' },
    { title: '检疫审批', text: '入境前须办理进境动植物检疫许可，随附官方植物检疫证书与转基因安全证书。' },
  ],
};

const byCate: Record<string, TradeRequirement[]> = {
  水果: [
    phytosanitary,
    { title: '注册登记', text: '果园与包装厂须经输出国（地区）推荐，在中国海关注册登记后方可输华。' },
    { title: '检疫审批', text: '新鲜水果入境前须办理进境动植物检疫许可，从指定监管场地入境。' },
  ],
  坚果: [phytosanitary, processors],
  蔬菜: [phytosanitary, processors],
  粮油: [
    { title: '检疫审批', text: '粮食入境前须办理进境动植物检疫许可，在指定监管场地卸货，运往备案的加工企业。' },
    { title: '转基因标识', text: '大豆、玉米、油菜籽等须随附农业转基因生物安全证书，并按规定标识。' },
    processors,
  ],
  肉蛋奶蜂: [
    { title: '企业注册', text: '境外生产企业须在中国海关注册，来自获得准入的国家（地区）。' },
    { title: '检疫要求', text: '随附输出国（地区）官方兽医证书；肉类从指定监管场地入境，冷链温度须有记录。' },
  ],
  水产: [
    { title: '企业注册', text: '境外养殖、捕捞船与加工企业须在中国海关注册。' },
    { title: '卫生要求', text: '随附官方卫生证书，按规定检测致病菌、兽药残留与重金属。' },
  ],
  饮品糖酒: [processors],
};
