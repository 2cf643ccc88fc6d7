import { heading, list, paragraph } from '../../modules/article/rich-text.ts';
import { addDays, monthStart } from '../days.ts';
import { type ArticleDraft, figureOf, SAMPLE_NOTE } from './article-draft.ts';
import { changeInWords, changeOf } from './price-facts.ts';
import { sanqiGrades, sanqiPrice } from './sanqi-model.ts';

/** Twelve reports on 三七, their numbers from the monthly series by grade. */
export const sanqiReports = (today: string): ArticleDraft[] => [
  ...[1, 2, 3, 4, 5, 6].map((ago) => monthly(today, ago)),
  gradeReport(today),
  cycleReport(today),
  ...topics(today),
];

const org = '农小蜂三七研究组';

const monthly = (today: string, ago: number): ArticleDraft => {
  const month = monthStart(today, -ago);
  const before = monthStart(today, -ago - 1);
  const lastYear = monthStart(today, -ago - 12);
  const name = `${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`;
  const rows = sanqiGrades.map(({ id }) => ({
    id,
    price: sanqiPrice(id, month),
    month: changeOf(sanqiPrice(id, month), sanqiPrice(id, before)),
    year: changeOf(sanqiPrice(id, month), sanqiPrice(id, lastYear)),
  }));
  const main = rows.find(({ id }) => id === '60头');
  const dearest = [...rows].sort((a, b) => (b.month ?? 0) - (a.month ?? 0))[0];
  const table = {
    kind: 'table' as const,
    caption: `${name}三七分规格均价（元/公斤）`,
    columns: ['规格', '均价', '环比', '同比'],
    rows: rows.map(({ id, price, month: m, year }) => [id, price.toFixed(1), changeInWords(m), changeInWords(year)]),
  };
  return {
    id: `r-sanqi-m${month.slice(0, 7)}`,
    type: 'monthly_report',
    cate: '中药材',
    title: `三七市场月报（${name}）：60头均价${main?.price.toFixed(1)}元/公斤，环比${changeInWords(main?.month ?? null)}`,
    author: '三七研究组',
    date: addDays(monthStart(month, 1), 4),
    blocks: [
      paragraph(
        `${name}，三七60头均价为${main?.price.toFixed(1)}元/公斤，环比${changeInWords(main?.month ?? null)}，同比${changeInWords(main?.year ?? null)}。各规格中，${dearest?.id}环比表现最强，${changeInWords(dearest?.month ?? null)}。`,
      ),
      heading('一、分规格价格'),
      table,
      heading('二、供需观察'),
      paragraph(
        '三七为多年生草本，一般种植满三年采挖。秋季采挖未留种的称春七，质地充实；冬季采收种子后采挖的称冬七，主根偏空，价格通常低于春七。采挖期鲜货集中上市，干货加工需要数周，行情对采挖进度的反应因此略有滞后。',
      ),
      paragraph(
        '头数指每500克所含主根个数，个头越大头数越小，价格越高；剪口为芦头部分，有效成分含量较高，常按单独规格交易。',
      ),
      heading('三、后市提示'),
      list([
        '采挖期关注产地天气与鲜货日成交量，连续降雨会推迟干燥进度。',
        '大规格货源有限，规格间价差扩大时，中等规格更容易走量。',
        '收购时索取产地证明与农残检测报告，避免混入隔年陈货。',
      ]),
      paragraph(SAMPLE_NOTE),
    ],
    keyPoints: [
      `60头均价${main?.price.toFixed(1)}元/公斤，环比${changeInWords(main?.month ?? null)}`,
      `${dearest?.id}环比最强，${changeInWords(dearest?.month ?? null)}`,
    ],
    tags: ['三七', '云南', '价格行情'],
    report: {
      org,
      researchers: ['三七研究组'],
      series: null,
      issueNo: month.slice(0, 7),
      figures: [figureOf(1, table.caption, table.columns, table.rows)],
      keyNumbers: [{ label: '60头均价', value: main?.price ?? null, unit: '元/公斤' }],
    },
  };
};

const gradeReport = (today: string): ArticleDraft => {
  const month = monthStart(today, -1);
  const rows = sanqiGrades.map(({ id }) => [
    id,
    sanqiPrice(id, month).toFixed(1),
    (sanqiPrice(id, month) / sanqiPrice('60头', month)).toFixed(2),
  ]);
  const caption = `${month.slice(0, 7)} 各规格与60头比价`;
  return {
    ...base('r-sanqi-grade', 'self_report', '三七规格价差研究：头数如何决定价格', addDays(today, -18)),
    blocks: [
      paragraph('三七按头数分级交易。本报告比较各规格与60头的比价，说明个头、部位与用途怎样形成价差。'),
      heading('一、比价表'),
      { kind: 'table', caption, columns: ['规格', '均价（元/公斤）', '与60头比价'], rows },
      heading('二、价差来自哪里'),
      paragraph(
        '大头规格生长年限长、单株营养面积大，出产比例低，主要供礼品与整根消费，价格弹性大；中小头与无数头多用于打粉和投料，看重单位有效成分成本。',
      ),
      paragraph(
        '剪口皂苷含量通常高于主根，提取企业按含量计价，因此剪口价格常高于中等头数；毛根纤维多、灰分高，价格最低。',
      ),
      heading('三、使用建议'),
      list(['按用途选规格，投料不必追求大头。', '关注比价偏离常态的规格，偏离往往在一到两个采挖季内修复。']),
      paragraph(SAMPLE_NOTE),
    ],
    keyPoints: [
      `20头价格约为60头的${(sanqiPrice('20头', month) / sanqiPrice('60头', month)).toFixed(2)}倍`,
      '剪口按含量计价，高于中等头数',
    ],
    report: {
      org,
      researchers: ['三七研究组'],
      series: null,
      issueNo: null,
      figures: [figureOf(1, caption, ['规格', '均价（元/公斤）', '与60头比价'], rows)],
      keyNumbers: [],
    },
  };
};

const cycleReport = (today: string): ArticleDraft => {
  const years = Array.from({ length: 10 }, (_, index) => monthStart(today, -12 * (9 - index) - 1));
  const rows = years.map((month) => [month.slice(0, 7), sanqiPrice('60头', month).toFixed(1)]);
  const prices = years.map((month) => sanqiPrice('60头', month));
  return {
    ...base('r-sanqi-cycle', 'self_report', '三七十年价格周期：种植面积滞后三年的代价', addDays(today, -46)),
    blocks: [
      paragraph(
        `过去十年，60头三七的同期均价最低${Math.min(...prices).toFixed(1)}元/公斤，最高${Math.max(...prices).toFixed(1)}元/公斤。三年的生长期使供给对价格的反应滞后，形成明显周期。`,
      ),
      heading('一、同期价格'),
      { kind: 'table', caption: '60头历年同期均价', columns: ['月份', '元/公斤'], rows },
      heading('二、周期怎样形成'),
      paragraph(
        '价格上涨带动扩种，而新种植的三七要到第三年才集中采挖。扩种高峰后的第三年供给集中释放，价格回落，种植户减种，三年后供给收缩，价格再度回升。',
      ),
      heading('三、连作障碍是约束'),
      paragraph(
        '三七忌连作，同一地块常需间隔多年才能再种，适种土地向外县和高海拔迁移，抬高了地租与运输成本，也为价格提供了底部支撑。',
      ),
      paragraph(SAMPLE_NOTE),
    ],
    keyPoints: ['供给对价格的反应滞后约三年', '连作障碍抬高成本底部'],
    report: {
      org,
      researchers: ['三七研究组'],
      series: null,
      issueNo: null,
      figures: [figureOf(1, '60头历年同期均价', ['月份', '元/公斤'], rows)],
      keyNumbers: [],
    },
  };
};

const topics = (today: string): ArticleDraft[] =>
  (
    [
      [
        'plant',
        'free_report',
        '三七种植管理要点：遮阴、排水与轮作',
        -30,
        '种植',
        [
          '三七喜阴，透光率以一成至两成为宜，随苗龄逐年提高。',
          '根腐病是主要病害，关键在选地、起高畦、控湿和及时拔除病株。',
          '采挖后实行轮作，前茬以玉米、豆类等为好，避免与茄科连作。',
        ],
      ],
      [
        'process',
        'third_part_report',
        '三七初加工与质量控制：从鲜货到干货',
        -62,
        '加工',
        [
          '鲜三七采挖后分拣修剪，剪口、主根、筋条、毛根分开干燥。',
          '烘干温度以四十至五十摄氏度为宜，过高会造成有效成分损失和表皮焦化。',
          '药材水分不高于百分之十四，贮藏环境需阴凉干燥、防蛀。',
        ],
      ],
      [
        'trace',
        'third_part_report',
        '三七产地追溯体系建设观察',
        -95,
        '质量',
        [
          '按地块建立档案，记录种苗来源、投入品使用和采挖日期。',
          '批次编码贯穿加工和仓储，抽检结果与批次绑定。',
          '追溯信息公开程度越高，产地与药厂的直采比例越高。',
        ],
      ],
      [
        'picture',
        'report_diagram',
        '一图读懂三七：规格、部位与用途',
        -12,
        '科普',
        [
          '主根按头数分级，头数越小个头越大。',
          '剪口、筋条、毛根、三七花分别交易，用途不同。',
          '春七充实、冬七偏空，购买时先问采收季。',
        ],
      ],
    ] as const
  ).map(([key, type, title, ago, cate, points]) => ({
    ...base(`r-sanqi-${key}`, type, title, addDays(today, ago)),
    cate,
    blocks: [
      paragraph(`${title.split('：')[0]}是三七产业的基础问题。本文归纳要点，供种植、收购与加工环节参考。`),
      heading('要点'),
      list([...points], true),
      heading('怎样用在日常工作中'),
      paragraph(
        '把要点列成检查表，在关键时间节点前逐项核对；出现偏差时先记录，再分析原因，最后调整管理措施，一季之后复盘效果。',
      ),
      paragraph(SAMPLE_NOTE),
    ],
    keyPoints: [...points],
    report: { org, researchers: ['三七研究组'], series: null, issueNo: null, figures: [], keyNumbers: [] },
  }));

const base = (id: string, type: string, title: string, date: string) => ({
  id,
  type,
  cate: '中药材',
  title,
  author: '三七研究组',
  date,
  tags: ['三七', '云南'],
});
