import type { ReportBlock } from '../../../../server/src/modules/publishing/report/model/report-document.ts';
import { SAMPLE_NOTE } from '../../../../server/src/sample/content/article-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { referenceMarket } from '../prices/price-facts.ts';

/** How the numbers came about, at the end of every report on prices. */
export const methodBlocks = (): ReportBlock[] => [
  heading('数据说明'),
  list([
    `均价为${referenceMarket()}日均价的算术平均，单位为元/公斤；没有成交的日子不计入。`,
    '涨跌幅为本期均价与上期均价之比减一；绝对值小于 0.05% 的记为持平。',
    '品类的均价与涨跌幅为其中各品种的简单平均，不按成交量加权。',
  ]),
  paragraph(SAMPLE_NOTE),
];
