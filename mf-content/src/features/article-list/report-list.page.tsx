import { href } from '@bee/platform';
import type { ReportType } from '../../lib/report-type.ts';
import { articleListPage } from './article-list-page.tsx';
import { reportQuery } from './list-query.ts';
import { MonthGrid } from './month-grid.tsx';
import { PictureWall } from './picture-wall.tsx';
import { ReportRows } from './report-row.tsx';
import { TitleWords } from './title-words.tsx';

export const page = articleListPage({
  scope: 'report',
  first: 'self_report',
  section: '研究报告',
  tabs: '报告栏目',
  hrefOf: (type: ReportType) => href('report/list', { type }),
  leadOf: (type, columns) => columns.find((column) => column.type === type)?.desc,
  about: (total) => `。共 ${total} 份，可按品类、机构、年份、页数和阅读权限筛选。`,
  query: reportQuery,
  load: (api, state, type, options) => api('article/getReportLists', { ...reportQuery.request(state), type }, options),
  filters: { cate: '品类', org: '机构', year: '年份', pages: '页数', access: '权限' },
  TitleWords,
  monthly: { type: 'monthly_report', Months: MonthGrid },
  Rows: ReportRows,
  pictures: { type: 'report_diagram', Rows: PictureWall },
  rowHeight: 184,
  texts: {
    unit: '份',
    content: '报告',
    removed: '撤下',
    none: '报告发布后会出现在这里；需要的内容还没有，可以请研究团队来写。',
    unmatched: () => '这里只看标题；正文里提到它的报告，全站搜索能找到。',
    insteadOf: (state, active) => {
      if (active === 0) return { title: '定制一份报告', href: href('report/customized') };
      if (!state.q) return undefined;
      return {
        title: `到正文里找“${state.q}”`,
        href: href('search/result', { keyword: state.q, name: 'research_report' }),
      };
    },
  },
});
