/** The day on which all questions are asked: the last day of the price file. */
export const ASKED_ON = '2014-12-31';

/** A value in the price file; `unit` is set when the question requests another unit than 元/公斤. */
export type QuoteKey = { product: string; day: string; field?: 'min' | 'max'; unit?: '元/斤' | '元/吨' };

/** A value in one of the files, read by the benchmark; or data that must be reported as missing. */
export type Expected =
  | { quote: QuoteKey }
  /** Over the daily averages. */
  | { span: { product: string; from: string; to: string; figure: 'mean' | 'min' | 'max' } }
  | { noQuote: { product: string; day: string } }
  | { noMarket: { product: string; market: string } }
  | { noProduct: string }
  /** `column` of the file; null when the file does not contain the value. */
  | { food: { code: string; column: string | null; nutrient: string; unit: string } }
  | { noFood: string }
  | { code: { hs8: string; says: 'name_zh' | 'name_en' | 'unit1_zh' | 'unit2_zh' } }
  | { codeOf: string }
  | { endedCode: string }
  | { noCode: string }
  /** `flow` from China's perspective; the file has the perspective of the United States. */
  | { trade: { hs2: string; flow: 'import' | 'export' } }
  | { noTrade: string };

/** `after` is the previous question in the same chat. */
export type NumberQuestion = { ask: string; after?: string; want: Expected[] };

const quote = (product: string, day: string, more: Pick<QuoteKey, 'field' | 'unit'> = {}): Expected => ({
  quote: { product, day, ...more },
});
const noQuote = (product: string, day: string): Expected => ({ noQuote: { product, day } });
const span = (product: string, from: string, to: string, figure: 'mean' | 'min' | 'max'): Expected => ({
  span: { product, from, to, figure },
});
const food = (code: string, column: string | null, nutrient: string, unit: string): Expected => ({
  food: { code, column, nutrient, unit },
});
const code = (hs8: string, says: 'name_zh' | 'name_en' | 'unit1_zh' | 'unit2_zh'): Expected => ({
  code: { hs8, says },
});
const trade = (hs2: string, flow: 'import' | 'export'): Expected => ({ trade: { hs2, flow } });

/** Numbered from 1; even ones may be used for tuning, odd ones are reported. */
export const numberQuestions: NumberQuestion[] = [
  { ask: '2014年5月6日新发地的番茄批发价是多少？', want: [quote('番茄', '2014-05-06')] },
  { ask: '西红柿在2014-05-06卖多少钱一斤', want: [quote('番茄', '2014-05-06', { unit: '元/斤' })] },
  { ask: '黄瓜昨天多少钱一公斤？', want: [quote('黄瓜', '2014-12-30')] },
  { ask: '今天土豆什么价', want: [quote('土豆', '2014-12-31')] },
  { ask: '洋芋2014年3月12日的价格', want: [quote('土豆', '2014-03-12')] },
  { ask: '帮我查一下2013年11月20日大白菜的批发均价', want: [quote('大白菜', '2013-11-20')] },
  { ask: '蒜头 2014/6/1 批发价', want: [quote('大蒜', '2014-06-01')] },
  { ask: '今年4月8日红皮葱头均价多少', want: [quote('红皮葱头', '2014-04-08')] },
  { ask: '7月15日姜多少钱？', want: [quote('姜', '2014-07-15')] },
  { ask: '茄子2014年6月18日的最低价是多少', want: [quote('茄子', '2014-06-18', { field: 'min' })] },
  { ask: '2014年6月18日茄子最高卖到多少？', want: [quote('茄子', '2014-06-18', { field: 'max' })] },
  { ask: '香菇2014年2月14日每公斤多少钱', want: [quote('香菇', '2014-02-14')] },
  { ask: '8月8号国产香蕉的批发价', want: [quote('国产香蕉', '2014-08-08')] },
  { ask: '哈密瓜二〇一四年七月二十日的行情', want: [quote('哈密瓜', '2014-07-20')] },
  { ask: '番茄和黄瓜2014年5月6日各多少钱？', want: [quote('番茄', '2014-05-06'), quote('黄瓜', '2014-05-06')] },
  {
    ask: '土豆、大蒜和胡萝卜2014年3月3日的均价分别是多少',
    want: [quote('土豆', '2014-03-03'), quote('大蒜', '2014-03-03'), quote('胡萝卜', '2014-03-03')],
  },
  { ask: '那黄瓜呢？', after: '番茄2014年5月6日多少钱？', want: [quote('黄瓜', '2014-05-06')] },
  { ask: '那5月7日呢？', after: '黄瓜2014年5月6日多少钱？', want: [quote('黄瓜', '2014-05-07')] },
  { ask: '韭菜前天的价格', want: [quote('韭菜', '2014-12-29')] },
  { ask: '西兰花2014年9月15日什么价格', want: [quote('绿菜花', '2014-09-15')] },
  { ask: '莲藕2014-10-08多少钱一斤？', want: [quote('藕', '2014-10-08', { unit: '元/斤' })] },
  { ask: '2014年3月16日番茄多少钱一公斤', want: [noQuote('番茄', '2014-03-16')] },
  { ask: '2014-03-30这天黄瓜的批发价是多少？', want: [noQuote('黄瓜', '2014-03-30')] },
  { ask: '2013年6月1日土豆的价格', want: [noQuote('土豆', '2013-06-01')] },
  { ask: '2015年2月1日大白菜多少钱', want: [noQuote('大白菜', '2015-02-01')] },
  { ask: '丰香草莓2014年7月1日卖多少钱', want: [noQuote('丰香草莓', '2014-07-01')] },
  { ask: '2014年5月5日磨盘柿子多少钱一斤？', want: [noQuote('磨盘柿子', '2014-05-05')] },
  { ask: '寿光市场2014年5月6日番茄多少钱？', want: [{ noMarket: { product: '番茄', market: '寿光' } }] },
  { ask: '上海江桥市场的大白菜价格', want: [{ noMarket: { product: '大白菜', market: '江桥' } }] },
  { ask: '2014年8月8日广州江南市场哈密瓜行情', want: [{ noMarket: { product: '哈密瓜', market: '江南' } }] },
  { ask: '山竹2014年5月6日多少钱一斤', want: [{ noProduct: '山竹' }] },
  {
    ask: '2014年2月20日红颜草莓和车厘子的价格',
    want: [quote('红颜草莓', '2014-02-20'), { noProduct: '车厘子' }],
  },
  { ask: '番茄上周的平均价格', want: [span('番茄', '2014-12-22', '2014-12-28', 'mean')] },
  { ask: '2014年3月番茄平均多少钱一公斤？', want: [span('番茄', '2014-03-01', '2014-03-31', 'mean')] },
  { ask: '姜2013年9月的月均价', want: [span('姜', '2013-09-01', '2013-09-30', 'mean')] },
  { ask: '大蒜2014年5月日均价最低是多少？哪一天？', want: [span('大蒜', '2014-05-01', '2014-05-31', 'min')] },
  { ask: '2014年12月茄子日均价最高的一天是多少钱', want: [span('茄子', '2014-12-01', '2014-12-31', 'max')] },
  { ask: '番茄今天的价格和去年同期比怎么样？', want: [quote('番茄', '2014-12-31'), quote('番茄', '2013-12-31')] },
  { ask: '去年同期大白菜多少钱一斤', want: [quote('大白菜', '2013-12-31', { unit: '元/斤' })] },
  { ask: '黄瓜今天一吨多少钱？', want: [quote('黄瓜', '2014-12-31', { unit: '元/吨' })] },
  { ask: '胡萝卜（洗）2014年3月3日的价格', want: [quote('胡萝卜（洗）', '2014-03-03')] },
  { ask: '3月3日胡萝卜的均价', want: [quote('胡萝卜', '2014-03-03')] },
  { ask: '猕猴桃(海沃德)2014-03-05批发多少钱', want: [quote('猕猴桃（海沃德）', '2014-03-05')] },
  { ask: '库尔勒香梨2014年9月9日每斤批发价', want: [quote('库尔勒香梨', '2014-09-09', { unit: '元/斤' })] },
  { ask: '2014.4.1 葱多少钱', want: [quote('葱', '2014-04-01')] },
  {
    ask: '冬枣2014年10月10日最高价和最低价各是多少？',
    want: [quote('冬枣', '2014-10-10', { field: 'max' }), quote('冬枣', '2014-10-10', { field: 'min' })],
  },
  { ask: '6月18号茄子跟冬瓜哪个贵', want: [quote('茄子', '2014-06-18'), quote('冬瓜', '2014-06-18')] },
  { ask: '番茄2014年5月6日到5月10日的均价', want: [span('番茄', '2014-05-06', '2014-05-10', 'mean')] },
  { ask: '鸭梨2014年5月20日和2014年5月19日的批发价', want: [quote('鸭梨', '2014-05-20'), quote('鸭梨', '2014-05-19')] },
  { ask: '2014年12月31日还有油桃的报价吗，多少钱？', want: [noQuote('油桃', '2014-12-31')] },

  { ask: '番茄每100克含多少维生素C？', want: [food('043119', 'vitaminC', '维生素C', 'mg')] },
  { ask: '100克西红柿有多少热量', want: [food('043119', 'energyKCal', '能量', 'kcal')] },
  { ask: '黄瓜的钾含量是多少', want: [food('043208', 'K', '钾', 'mg')] },
  { ask: '马铃薯的碳水化合物含量', want: [food('021101', 'CHO', '碳水化合物', 'g')] },
  { ask: '土豆里蛋白质有多少？', want: [food('021101', 'protein', '蛋白质', 'g')] },
  { ask: '鸡蛋的胆固醇含量多少毫克', want: [food('111101x', 'cholesterol', '胆固醇', 'mg')] },
  { ask: '菠菜含铁量多少', want: [food('045301', 'Fe', '铁', 'mg')] },
  { ask: '赤根菜每百克含钙多少？', want: [food('045301', 'Ca', '钙', 'mg')] },
  { ask: '猪肉的脂肪含量', want: [food('081101x', 'fat', '脂肪', 'g')] },
  { ask: '吃100克牛肉能摄入多少蛋白质？', want: [food('082101x', 'protein', '蛋白质', 'g')] },
  { ask: '香油的能量是多少千卡', want: [food('192017', 'energyKCal', '能量', 'kcal')] },
  { ask: '北豆腐含多少钙', want: [food('031306', 'Ca', '钙', 'mg')] },
  { ask: '干核桃的脂肪有多少克？', want: [food('071004', 'fat', '脂肪', 'g')] },
  { ask: '木耳（干）的铁含量', want: [food('051013', 'Fe', '铁', 'mg')] },
  { ask: '紫菜（干）的碘含量是多少？', want: [food('052008', null, '碘', 'µg')] },
  { ask: '番茄的膳食纤维含量', want: [food('043119', 'dietaryFiber', '膳食纤维', 'g')] },
  { ask: '绿豆（干）含维C吗，多少？', want: [food('032101', 'vitaminC', '维生素C', 'mg')] },
  { ask: '豆腐柴每100克多少大卡', want: [food('048020', 'energyKCal', '能量', 'kcal')] },
  { ask: '番茄的硒含量有多少？', want: [food('043119', 'Se', '硒', 'µg')] },
  { ask: '鸡蛋里的维生素C', want: [food('111101x', 'vitaminC', '维生素C', 'mg')] },
  { ask: '带鱼含硒多少微克？', want: [food('121203', 'Se', '硒', 'µg')] },
  { ask: '羊肉的铁和锌含量', want: [food('083101x', 'Fe', '铁', 'mg'), food('083101x', 'Zn', '锌', 'mg')] },
  {
    ask: '番茄和黄瓜哪个维生素C含量高？',
    want: [food('043119', 'vitaminC', '维生素C', 'mg'), food('043208', 'vitaminC', '维生素C', 'mg')],
  },
  { ask: '甘蕉含钾多少', want: [food('065033', 'K', '钾', 'mg')] },
  { ask: '苹果含有多少膳食纤维？', want: [food('061101x', 'dietaryFiber', '膳食纤维', 'g')] },
  { ask: '稻米的硒含量', want: [food('012001x', 'Se', '硒', 'µg')] },
  { ask: '螺蛳粉的钠含量是多少？', want: [{ noFood: '螺蛳粉' }] },
  { ask: '胡萝卜（红）胡萝卜素有多少', want: [food('041201', 'carotene', '胡萝卜素', 'µg')] },
  { ask: '那黄瓜呢？', after: '番茄每100克含多少维生素C？', want: [food('043208', 'vitaminC', '维生素C', 'mg')] },
  { ask: '小麦粉的能量是多少千焦', want: [food('011201x', 'energyKJ', '能量', 'kJ')] },

  { ask: 'HS编码08106000是什么商品？', want: [code('08106000', 'name_zh')] },
  { ask: '0810.50.00 对应的中文名称', want: [code('08105000', 'name_zh')] },
  { ask: '鲜榴莲的HS编码是多少？', want: [{ codeOf: '08106000' }] },
  { ask: '税号01031000的第二法定单位是什么', want: [code('01031000', 'unit1_zh'), code('01031000', 'unit2_zh')] },
  { ask: '鲜草莓的海关编码', want: [{ codeOf: '08101000' }] },
  { ask: '税则号列04090000的英文名', want: [code('04090000', 'name_en')] },
  { ask: '天然蜂蜜的计量单位和税号？', want: [{ codeOf: '04090000' }, code('04090000', 'unit1_zh')] },
  { ask: '03061611这个编码现在还能用吗', want: [{ endedCode: '03061611' }] },
  { ask: 'HS 04031000 还有效吗？', want: [{ endedCode: '04031000' }] },
  { ask: '商品编码08106001是什么', want: [{ noCode: '08106001' }] },
  { ask: '2017年中国从美国进口谷物的金额是多少？', want: [trade('10', 'import')] },
  { ask: '2017年对美国出口03章水产品多少美元', want: [trade('03', 'export')] },
  { ask: '2017年我国自美国进口第12章油籽的金额？', want: [trade('12', 'import')] },
  { ask: '中美2017年07章蔬菜进出口各多少', want: [trade('07', 'import'), trade('07', 'export')] },
  { ask: '02章肉类2017年从美国进口了多少？', want: [trade('02', 'import')] },
  { ask: '2018年从美国进口10章谷物多少钱', want: [{ noTrade: '2018' }] },
  { ask: '2017年从巴西进口第12章商品的金额？', want: [{ noTrade: '巴西' }] },
  { ask: '咖啡和茶（09章）2017年出口到美国多少美元', want: [trade('09', 'export')] },
  { ask: '07020000和08081000分别是什么商品？', want: [code('07020000', 'name_zh'), code('08081000', 'name_zh')] },
  { ask: '鲜猕猴桃的hs编码', want: [{ codeOf: '08105000' }] },
];
