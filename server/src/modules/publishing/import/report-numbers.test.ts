import { figuresOf, keyNumbersOf, keyPointsOf } from './report-numbers.ts';

describe('what the metadata of a report says beside its text', () => {
  it('are points, from a cell or a list', () => {
    expect(keyPointsOf('供应偏紧；价格看涨;\n 面积增加 ')).toEqual(['供应偏紧', '价格看涨', '面积增加']);
    expect(keyPointsOf(['供应偏紧', ''])).toEqual(['供应偏紧']);
    expect(keyPointsOf(undefined)).toEqual([]);
    expect(keyPointsOf(['长'.repeat(201)])).toEqual({ refused: '第 1 条核心观点过长，最多 200 个字' });
    expect(keyPointsOf('点；'.repeat(13))).toEqual({ refused: '核心观点最多 12 条，现在有 13 条' });
  });

  it('are numbers with unit, of which some are not known', () => {
    expect(keyNumbersOf('均价=3.25 元/公斤；上涨品种＝1,200个；涨跌=-0.8%；产量=— 万吨')).toEqual([
      { label: '均价', value: 3.25, unit: '元/公斤' },
      { label: '上涨品种', value: 1200, unit: '个' },
      { label: '涨跌', value: -0.8, unit: '%' },
      { label: '产量', value: null, unit: '万吨' },
    ]);
    expect(
      keyNumbersOf([
        { label: '均价', value: 0, unit: '元' },
        { label: '面积', value: null },
      ]),
    ).toEqual([
      { label: '均价', value: 0, unit: '元' },
      { label: '面积', value: null, unit: '' },
    ]);
    expect(keyNumbersOf('')).toEqual([]);
  });

  it.each([
    ['均价三块', '关键数字无法识别（均价三块），应写成 名称=数值 单位，如 均价=3.25 元/公斤'],
    ['均价=', '关键数字无法识别（均价=），应写成 名称=数值 单位，如 均价=3.25 元/公斤'],
    ['均价=约3元', '关键数字无法识别（均价=约3元），应写成 名称=数值 单位，如 均价=3.25 元/公斤'],
    ['=3', '关键数字无法识别（=3），应写成 名称=数值 单位，如 均价=3.25 元/公斤'],
    ['均价=3；均价=4', '关键数字“均价”写了两次'],
  ])('are no numbers in %j', (cell, refused) => {
    expect(keyNumbersOf(cell)).toEqual({ refused });
  });

  it('are charts and tables with their pages, and their numbers where they are given', () => {
    expect(figuresOf('图：近五年均价 @3；表:主产区面积')).toEqual([
      { no: 1, kind: 'chart', title: '近五年均价', page: 3, columns: [], rows: [], thumb: null, link: null },
      { no: 2, kind: 'table', title: '主产区面积', page: null, columns: [], rows: [], thumb: null, link: null },
    ]);
    const table = { kind: '表', title: '面积', page: 2, columns: ['省', '万亩'], rows: [['云南', 12.5]] };
    expect(figuresOf([table])).toMatchObject([{ kind: 'table', columns: ['省', '万亩'], rows: [['云南', '12.5']] }]);
  });

  it.each([
    ['近五年均价', '图表无法识别（近五年均价），应写成 图：标题 @页码 或 表：标题 @页码'],
    ['图：均价 @三', '图表无法识别（图：均价 @三），应写成 图：标题 @页码 或 表：标题 @页码'],
    ['图：均价 @0', '图表无法识别（图：均价 @0），应写成 图：标题 @页码 或 表：标题 @页码'],
    [
      [{ kind: '表', title: '面积', columns: ['省', '万亩'], rows: [['云南']] }],
      '图表“面积”的 rows 与 columns 对不上：每行的格数应等于列数',
    ],
  ])('are no figures in %j', (cell, refused) => {
    expect(figuresOf(cell)).toEqual({ refused });
  });
});
