import { SAMPLE_NOTE } from '../../../../server/src/sample/content/article-draft.ts';
import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import type { ReportDraft } from '../../../../server/src/sample/reports/report-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { gradeChart, sanqiDraft } from './sanqi-draft.ts';

/** What growers and buyers of 三七 ask about, written before `day`; one of them is a picture. */
export const sanqiTopics = (day: string): ReportDraft[] =>
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
    ...sanqiDraft(`r-sanqi-${key}`, type, title, addDays(day, ago)),
    cate,
    keyPoints: [...points],
    blocks: [
      paragraph(`${title.split('：')[0]}是三七产业的基础问题。本文归纳要点，供种植、收购与加工环节参考。`),
      heading('一、要点'),
      list([...points], true),
      ...(key === 'picture'
        ? [
            gradeChart(
              '三七主要规格近一年均价',
              ['20头', '40头', '60头', '剪口'],
              monthStart(addDays(day, ago), -1),
              12,
            ),
          ]
        : []),
      heading('二、怎样用在日常工作中'),
      paragraph(
        '把要点列成检查表，在关键时间节点前逐项核对；出现偏差时先记录，再分析原因，最后调整管理措施，一季之后复盘效果。',
      ),
      paragraph(SAMPLE_NOTE),
    ],
  }));
