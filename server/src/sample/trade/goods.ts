export type SampleGoods = {
  name: string;
  alias: string[];
  cate: string;
  /** The first code is the main one. */
  hs: string[];
  /** US$ million a year; 0 is none worth a line. */
  imports: number;
  exports: number;
  /** US$ a kilogram at the border, mean over the years. */
  price: number;
  /** Month in which most of it comes in. */
  peak: number;
  /** 0 is the same all year, 1 comes in one season only. */
  swing: number;
  /** Countries of origin, the main one first. */
  from: string[];
  /** Destinations, the main one first. */
  to: string[];
  /** Name in the sample of wholesale prices where the product is the same; its price follows that one. */
  produce: string | null;
  latin: string | null;
};

/** name, other names, codes, imports, exports, US$/kg, peak month, swing, origins, destinations, price product, Latin name */
type Row = [string, string, string, number, number, number, number, number, string, string, string?, string?];

const catalogue: [string, Row[]][] = [
  [
    '水果',
    [
      ['榴莲', '金枕榴莲 鲜榴莲', '08106000', 6400, 0, 4.8, 6, 0.6, 'TH VN PH MY', '', undefined, 'Durio zibethinus'],
      ['冷冻榴莲', '榴莲果肉', '08119020 08119090', 920, 0, 5.6, 7, 0.3, 'TH MY VN', '', undefined, 'Durio zibethinus'],
      ['樱桃', '车厘子', '08092900', 3300, 12, 8.6, 1, 0.9, 'CL NZ AU US CA', 'VN HK', '樱桃', 'Prunus avium'],
      ['香蕉', '甘蕉', '08039000', 1050, 14, 0.62, 5, 0.15, 'PH VN EC KH LA', 'HK RU', '香蕉', 'Musa spp.'],
      ['火龙果', '红龙果', '08109080', 510, 6, 1.1, 8, 0.3, 'VN TH MY', 'HK', undefined, 'Hylocereus undatus'],
      [
        '葡萄',
        '提子 鲜食葡萄',
        '08061000',
        520,
        860,
        2.1,
        3,
        0.6,
        'CL PE AU ZA',
        'TH VN ID PH',
        '葡萄',
        'Vitis vinifera',
      ],
      ['苹果', '红富士', '08081000', 210, 1020, 1.6, 11, 0.2, 'NZ US CL ZA', 'VN ID PH TH', '苹果', 'Malus domestica'],
      ['梨', '鸭梨 雪梨', '08083010 08083090', 16, 480, 1.3, 10, 0.3, 'AR NZ', 'ID VN TH MY', '梨', 'Pyrus spp.'],
      ['橙', '脐橙 甜橙', '08051000', 390, 190, 1.2, 7, 0.5, 'ZA EG US AU', 'MY VN RU', '脐橙', 'Citrus sinensis'],
      ['柑橘', '蜜桔 橘子', '08052190', 86, 640, 1.4, 12, 0.6, 'ZA AU', 'VN RU TH ID', '蜜桔', 'Citrus reticulata'],
      ['柚子', '葡萄柚 西柚', '08054000', 48, 150, 1.1, 11, 0.5, 'ZA EG TH', 'RU NL DE', '柚子', 'Citrus maxima'],
      ['柠檬', '洋柠檬', '08055000', 24, 130, 1.3, 8, 0.3, 'ZA CL', 'RU MY PH', '柠檬', 'Citrus limon'],
      ['猕猴桃', '奇异果', '08105000', 540, 22, 3.9, 6, 0.5, 'NZ IT CL', 'RU MY', '猕猴桃', 'Actinidia deliciosa'],
      ['芒果', '檬果', '08045020', 120, 74, 1.2, 4, 0.5, 'TH VN PH AU', 'HK RU', '芒果', 'Mangifera indica'],
      ['山竹', '山竹果', '08045030', 690, 0, 2.9, 6, 0.7, 'TH ID MY VN', '', undefined, 'Garcinia mangostana'],
      ['菠萝', '凤梨', '08043010 08043000', 230, 4, 1, 4, 0.2, 'PH TH CR', 'HK', undefined, 'Ananas comosus'],
      ['龙眼', '桂圆', '08109030', 540, 3, 1.3, 8, 0.4, 'TH KH VN', 'HK', undefined, 'Dimocarpus longan'],
      ['荔枝', '丹荔', '08109010', 42, 46, 2.4, 6, 0.9, 'VN TH', 'MY HK US', '荔枝', 'Litchi chinensis'],
      ['蓝莓', '越橘', '08104000', 480, 8, 7.4, 10, 0.6, 'PE CL', 'HK', undefined, 'Vaccinium corymbosum'],
      ['牛油果', '鳄梨', '08044000', 150, 0, 2.4, 7, 0.2, 'PE MX CL ZA', '', undefined, 'Persea americana'],
      ['西瓜', '水瓜', '08071100', 38, 12, 0.28, 3, 0.8, 'VN MM LA', 'HK', '西瓜', 'Citrullus lanatus'],
      ['哈密瓜', '甜瓜', '08071910 08071990', 14, 62, 0.9, 2, 0.6, 'MM', 'HK TH VN', '哈密瓜', 'Cucumis melo'],
      ['草莓', '红莓', '08101000', 4, 22, 4.6, 12, 0.7, 'US', 'RU HK', '草莓', 'Fragaria ananassa'],
      ['桃', '水蜜桃 油桃', '08093000', 64, 58, 2.2, 2, 0.8, 'CL AU', 'VN RU', '桃', 'Prunus persica'],
      ['李子', '西梅', '08094000', 260, 18, 2.6, 2, 0.8, 'CL AU', 'VN TH', undefined, 'Prunus salicina'],
      ['椰子', '椰青', '08011200', 620, 0, 0.72, 6, 0.1, 'TH VN ID', '', undefined, 'Cocos nucifera'],
    ],
  ],
  [
    '坚果',
    [
      ['开心果', '阿月浑子果', '08025100', 1150, 26, 8.4, 12, 0.3, 'US TH', 'VN', undefined, 'Pistacia vera'],
      ['核桃', '胡桃', '08023200 08023100', 12, 520, 3.4, 11, 0.2, 'US CL', 'KZ RU DE TH', undefined, 'Juglans regia'],
      ['腰果', '腰果仁', '08013200', 130, 9, 6.2, 10, 0.1, 'VN ID', 'HK', undefined, 'Anacardium occidentale'],
      ['葡萄干', '提子干', '08062000', 42, 60, 2.2, 11, 0.1, 'US CL', 'JP VN', undefined, 'Vitis vinifera'],
    ],
  ],
  [
    '蔬菜',
    [
      ['大蒜', '蒜头 蒜', '07032010', 0, 2300, 1.15, 7, 0.2, '', 'ID VN US BR MY', '大蒜', 'Allium sativum'],
      ['干大蒜', '蒜片 蒜粉', '07129050', 0, 760, 2.3, 9, 0.1, '', 'US DE JP', undefined, 'Allium sativum'],
      ['生姜', '姜', '09101100', 6, 640, 1.3, 11, 0.2, 'MM', 'PK US NL JP', '生姜', 'Zingiber officinale'],
      ['洋葱', '圆葱 葱头', '07031010', 0, 480, 0.52, 5, 0.3, '', 'VN JP KR MY', '洋葱', 'Allium cepa'],
      ['胡萝卜', '红萝卜', '07061000', 0, 270, 0.5, 5, 0.2, '', 'VN TH MY JP KR', '胡萝卜', 'Daucus carota'],
      ['马铃薯', '土豆 洋芋', '07019000', 0, 250, 0.48, 4, 0.2, '', 'VN RU MY', '土豆', 'Solanum tuberosum'],
      ['番茄', '西红柿', '07020000', 2, 190, 0.72, 3, 0.3, 'KZ', 'RU KZ HK VN', '番茄', 'Solanum lycopersicum'],
      ['黄瓜', '胡瓜', '07070000', 0, 46, 0.66, 1, 0.4, '', 'RU HK', '黄瓜', 'Cucumis sativus'],
      ['辣椒', '青椒 尖椒', '07096000', 8, 130, 1, 2, 0.3, 'VN TH', 'RU KZ HK', '尖椒', 'Capsicum annuum'],
      ['香菇', '鲜香菇', '07095400 07095920', 0, 120, 2.1, 1, 0.2, '', 'KR JP VN', '香菇', 'Lentinula edodes'],
      ['干香菇', '冬菇', '07123400', 0, 1450, 15.8, 12, 0.2, '', 'VN HK TH MY', undefined, 'Lentinula edodes'],
      ['木耳', '干木耳', '07123200', 0, 720, 14.6, 12, 0.2, '', 'VN TH HK', undefined, 'Auricularia heimuer'],
      ['松茸', '鲜松茸', '07095500 07095910', 3, 24, 38, 8, 0.9, 'KR', 'JP', undefined, 'Tricholoma matsutake'],
      ['木薯', '木薯干', '07141020', 1500, 0, 0.27, 3, 0.3, 'TH VN LA KH', '', undefined, 'Manihot esculenta'],
      ['干绿豆', '绿豆', '07133190', 330, 180, 1.2, 5, 0.2, 'MM AU', 'JP VN', undefined, 'Vigna radiata'],
      ['干豌豆', '豌豆', '07131090', 780, 2, 0.42, 10, 0.2, 'CA RU', 'VN', undefined, 'Pisum sativum'],
    ],
  ],
  [
    '粮油',
    [
      ['大豆', '黄豆 黄大豆', '12019010', 52000, 64, 0.54, 6, 0.3, 'BR US AR CA RU', 'KR JP', undefined, 'Glycine max'],
      ['玉米', '苞谷', '10059000', 5600, 4, 0.29, 4, 0.3, 'BR US UA MM', 'RU', undefined, 'Zea mays'],
      ['小麦', '硬麦', '10019900', 3700, 2, 0.34, 3, 0.2, 'AU CA US FR', 'HK', undefined, 'Triticum aestivum'],
      ['大米', '籼米 精米', '10063020', 1300, 420, 0.55, 4, 0.2, 'VN TH MM PK', 'EG KR', undefined, 'Oryza sativa'],
      ['大麦', '啤酒大麦', '10039000', 3200, 0, 0.3, 2, 0.2, 'AU FR CA AR', '', undefined, 'Hordeum vulgare'],
      ['高粱', '红高粱', '10079000', 2100, 3, 0.32, 3, 0.3, 'US AU AR', 'HK', undefined, 'Sorghum bicolor'],
      ['油菜籽', '菜籽', '12051090', 2900, 0, 0.6, 11, 0.3, 'CA RU', '', undefined, 'Brassica napus'],
      ['芝麻', '白芝麻', '12074090', 1600, 92, 1.6, 2, 0.2, 'PK IN MM', 'KR JP', undefined, 'Sesamum indicum'],
      ['花生', '花生仁', '12024200', 720, 230, 1.3, 3, 0.2, 'US IN AR', 'JP NL ES', undefined, 'Arachis hypogaea'],
      ['棕榈油', '棕榈液油', '15119010', 3900, 3, 0.92, 9, 0.2, 'ID MY', 'HK', undefined],
      ['葵花油', '葵花籽油', '15121100', 1050, 1, 1.05, 4, 0.2, 'UA RU KZ', 'HK', undefined],
      ['橄榄油', '特级初榨橄榄油', '15092000', 280, 0, 6.8, 11, 0.1, 'ES IT', '', undefined],
      ['豆粕', '豆饼粉', '23040090', 40, 520, 0.5, 8, 0.2, 'AR', 'VN JP KR', undefined],
    ],
  ],
  [
    '肉蛋奶蜂',
    [
      ['牛肉', '冻牛肉', '02023000 02022000 02013000', 14000, 4, 5.2, 9, 0.1, 'BR AR AU US NZ', 'HK', undefined],
      ['猪肉', '冻猪肉', '02032900 02032200', 3600, 20, 2.4, 6, 0.2, 'ES BR NL CA US', 'HK', undefined],
      ['羊肉', '绵羊肉', '02044200 02044300', 1400, 8, 4.1, 10, 0.2, 'NZ AU', 'HK', undefined],
      ['鸡肉', '鸡块 鸡爪', '02071411 02071422', 2900, 260, 2.9, 7, 0.1, 'BR US TH RU', 'HK JP', undefined],
      ['奶粉', '全脂乳粉', '04022100 04021000', 3100, 6, 3.6, 2, 0.3, 'NZ AU US', 'HK', undefined],
      ['奶酪', '乳酪', '04069000', 560, 1, 4.6, 5, 0.1, 'NZ AU US IT', 'HK', undefined],
      ['黄油', '奶油', '04051000', 680, 1, 5.8, 9, 0.1, 'NZ FR NL', 'HK', undefined],
      ['鸡蛋', '鲜蛋', '04072100', 0, 150, 1.6, 1, 0.1, '', 'HK SG', undefined],
      ['蜂蜜', '天然蜂蜜', '04090000', 62, 270, 2, 9, 0.2, 'NZ TH RU', 'JP ES NL', undefined],
      ['燕窝', '燕盏', '04109021', 520, 0, 1250, 1, 0.1, 'ID MY TH', '', undefined],
    ],
  ],
  [
    '水产',
    [
      ['对虾', '南美白对虾 冻虾', '03061790', 5600, 180, 5.4, 11, 0.2, 'EC IN VN AR', 'US JP KR', undefined],
      ['三文鱼', '大西洋鲑鱼', '03021410', 820, 0, 10.6, 12, 0.2, 'CL AU CA', '', undefined],
      ['龙虾', '活龙虾', '03063100', 980, 2, 26, 1, 0.3, 'AU CA US NZ', 'HK', undefined],
      ['鱿鱼', '墨鱼', '03075200', 620, 1350, 3.3, 4, 0.3, 'PE AR ID', 'JP TH US', undefined],
      ['鱼粉', '饲料鱼粉', '23012010', 2800, 6, 1.7, 6, 0.5, 'PE CL RU VN', 'JP', undefined],
    ],
  ],
  [
    '饮品糖酒',
    [
      ['咖啡豆', '生咖啡豆', '09011100', 820, 180, 4.4, 4, 0.2, 'BR VN ID', 'NL DE US', undefined, 'Coffea arabica'],
      ['绿茶', '茶叶', '09021090', 8, 640, 5.2, 5, 0.3, 'VN', 'HK RU DE', undefined, 'Camellia sinensis'],
      ['红茶', '工夫红茶', '09023090', 60, 130, 7.8, 5, 0.2, 'IN', 'HK US DE', undefined, 'Camellia sinensis'],
      ['原糖', '甘蔗原糖', '17011400', 2400, 0, 0.52, 9, 0.4, 'BR TH IN', '', undefined],
      ['葡萄酒', '红酒', '22042100', 1050, 22, 5.6, 11, 0.2, 'FR CL IT ES AU', 'HK', undefined],
      ['可可豆', '可可', '18010000', 260, 3, 5.4, 3, 0.2, 'EC ID', 'MY', undefined, 'Theobroma cacao'],
      ['橙汁', '冷冻橙汁', '20091100', 180, 1, 3.4, 8, 0.2, 'BR EG', 'HK', undefined],
      ['苹果汁', '浓缩苹果汁', '20097900', 1, 490, 1.5, 10, 0.2, 'PK', 'US JP ZA RU', undefined],
      ['番茄酱', '番茄膏', '20029011', 2, 980, 1.05, 10, 0.2, 'ES', 'IT RU JP', undefined],
    ],
  ],
];

/** 示例数据: goods by their everyday names; amounts, prices and seasons are of the size of the real ones. */
export const sampleGoods: SampleGoods[] = catalogue.flatMap(([cate, rows]) =>
  rows.map(([name, alias, hs, imports, exports, price, peak, swing, from, to, produce = null, latin = null]) => ({
    name,
    alias: alias.split(' '),
    cate,
    hs: hs.split(' '),
    imports,
    exports,
    price,
    peak,
    swing,
    from: from.split(' ').filter(Boolean),
    to: to.split(' ').filter(Boolean),
    produce,
    latin,
  })),
);
