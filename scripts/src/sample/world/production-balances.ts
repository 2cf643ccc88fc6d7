/** A balance by years, 万吨 and 元/吨; each text is read by `curveOf`. Estimate, order of magnitude. */
export type Balance = {
  name: string;
  /** Headings of the Harmonized System that are traded, and how much of the product a ton of them is. */
  headings: string[];
  perTraded: number;
  /** Of products that are no crops of the statistics. */
  output?: string;
  /** Of years before those of the trade data, or of goods that these leave out. */
  imports: string;
  exports: string;
  /** At the end of a year. */
  stock: string;
  price: string;
  /** The main use takes what the others leave. */
  mainUse: [field: string, title: string];
  uses: Use[];
};

/** A share of all use or of the output, or kilograms of seed per hectare that is sown. */
export type Use = [field: string, title: string, of: 'use' | 'output' | 'hectare', amount: number];

export const balances: readonly Balance[] = [
  {
    name: '玉米',
    headings: ['1005'],
    perTraded: 1,
    imports: '2014:260 2015:473 2016:317 2017:283 2018:352 2019:479 2020:1130 2021:2836',
    exports: '2014:2 2017:8.6 2018:1.2 2021:0.6',
    stock:
      '2013:11000 2014:16500 2015:23600 2016:26800 2017:25900 2018:23500 2019:21500 2020:20200 2022:20800 2025:20600',
    price:
      '2014:2350 2015:2200 2016:1830 2017:1720 2019:1880 2020:2200 2021:2760 2022:2810 2023:2720 2024:2310 2025:2300',
    mainUse: ['feed', '饲用'],
    uses: [
      ['industry', '工业', 'use', 0.27],
      ['food', '食用', 'use', 0.033],
      ['seed', '种用', 'hectare', 30],
      ['loss', '损耗', 'output', 0.035],
    ],
  },
  {
    name: '大豆',
    headings: ['1201'],
    perTraded: 1,
    imports: '2014:7140 2015:8169 2016:8391 2017:9553 2018:8803 2019:8851 2020:10033 2021:9652',
    exports: '2014:20.7 2017:11.4 2021:7.5',
    stock: '2013:1450 2018:2050 2020:2650 2022:2900 2024:3500 2025:3700',
    price: '2014:4300 2016:3750 2017:3850 2019:3550 2020:4650 2021:5650 2022:6000 2023:5150 2024:4500 2025:4150',
    mainUse: ['crush', '压榨'],
    uses: [
      ['food', '食用', 'use', 0.135],
      ['feed', '饲用', 'use', 0.02],
      ['seed', '种用', 'hectare', 75],
      ['loss', '损耗', 'output', 0.04],
    ],
  },
  {
    name: '棉花',
    headings: [],
    perTraded: 1,
    output: '2014:617 2015:591 2016:534 2018:610 2020:591 2021:573 2022:598 2023:562 2024:616 2025:650',
    imports:
      '2014:244 2015:147 2016:90 2017:115 2018:157 2019:185 2020:216 2021:215 2022:194 2023:196 2024:262 2025:108',
    exports: '2014:1.4 2017:1.8 2019:5.2 2021:0.5 2022:3.4 2025:1.6',
    stock: '2013:1230 2014:1290 2015:1200 2017:750 2019:730 2021:800 2023:760 2025:740',
    price:
      '2014:17150 2015:13230 2016:13650 2017:15930 2019:14180 2020:12950 2021:17900 2022:18600 2023:16600 2025:14900',
    mainUse: ['textile', '纺织'],
    uses: [
      ['other', '其他', 'use', 0.04],
      ['loss', '损耗', 'output', 0.008],
    ],
  },
  {
    name: '食用植物油',
    headings: ['1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514', '1515'],
    perTraded: 1,
    output: '2014:2370 2017:2610 2020:2830 2022:2760 2025:2990',
    imports: '2014:650 2015:676 2016:553 2018:629 2019:953 2020:983 2021:1039',
    exports: '2014:13 2018:29.6 2021:12',
    stock: '2013:330 2018:380 2021:290 2025:340',
    price: '2014:6400 2015:5600 2017:6100 2018:5500 2019:5700 2020:6600 2021:9400 2022:10200 2023:8300 2025:8300',
    mainUse: ['food', '食用'],
    uses: [
      ['industry', '工业', 'use', 0.075],
      ['loss', '损耗', 'output', 0.006],
    ],
  },
  {
    name: '食糖',
    headings: ['1701'],
    perTraded: 1,
    output: '2014:1332 2015:1056 2016:870 2017:929 2019:1076 2021:1067 2022:956 2023:897 2024:996 2025:1116',
    imports: '2014:349 2015:485 2016:306 2017:229 2018:280 2019:339 2020:527 2021:567',
    exports: '2014:5 2016:15 2018:20 2021:12',
    stock: '2013:780 2014:860 2016:690 2020:560 2023:420 2025:500',
    price: '2014:4500 2015:5300 2017:6600 2018:5600 2020:5500 2022:5750 2023:6750 2024:6400 2025:5950',
    mainUse: ['industry', '食品工业'],
    uses: [
      ['food', '居民食用', 'use', 0.4],
      ['loss', '损耗', 'output', 0.008],
    ],
  },
  {
    name: '小麦',
    headings: ['1001'],
    perTraded: 1,
    imports: '2014:300 2016:341 2017:442 2018:310 2019:349 2020:838 2021:977',
    exports: '2014:0.1 2021:0.5',
    stock: '2013:6800 2016:9800 2019:12300 2022:11600 2025:11900',
    price: '2014:2480 2016:2350 2019:2380 2020:2420 2021:2580 2022:3080 2023:2850 2024:2620 2025:2440',
    mainUse: ['food', '食用'],
    uses: [
      ['feed', '饲用', 'use', 0.14],
      ['industry', '工业', 'use', 0.08],
      ['seed', '种用', 'hectare', 190],
      ['loss', '损耗', 'output', 0.025],
    ],
  },
  {
    name: '稻谷',
    headings: ['1006'],
    // 0.7 tons of rice are a ton of paddy.
    perTraded: 1 / 0.7,
    imports: '2014:368 2015:482 2017:575 2018:440 2019:364 2020:420 2021:709',
    exports: '2014:60 2015:41 2016:69 2017:171 2018:298 2019:393 2021:349',
    stock: '2013:9500 2016:13500 2019:16500 2022:15200 2025:14400',
    price: '2014:2700 2017:2680 2019:2550 2021:2750 2023:2850 2025:2780',
    mainUse: ['food', '食用'],
    uses: [
      ['feed', '饲用', 'use', 0.12],
      ['industry', '工业', 'use', 0.07],
      ['seed', '种用', 'hectare', 45],
      ['loss', '损耗', 'output', 0.025],
    ],
  },
  {
    name: '油菜籽',
    headings: ['1205'],
    perTraded: 1,
    imports: '2014:508 2015:447 2016:357 2018:476 2019:274 2020:311 2021:265',
    exports: '2014:0 2021:0',
    stock: '2013:95 2019:80 2022:110 2025:150',
    price: '2014:5000 2015:4300 2016:4200 2018:5100 2020:5300 2022:6600 2024:6000 2025:6000',
    mainUse: ['crush', '压榨'],
    uses: [
      ['seed', '种用', 'hectare', 4],
      ['loss', '损耗', 'output', 0.03],
    ],
  },
];
