import { formatDay } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Section } from '@bee/ui/content';
import { reportListHref } from '../reports/report-query.ts';
import type { IndexData } from './index-data.ts';
import '../../../layout/page.css';

/** Links to the other kinds of prices, each with a current figure. */
export function IndexEntries({ data }: { data: IndexData }) {
  return (
    <Section title="更多行情" bare>
      <ul className="tools-entries">
        {entriesOf(data).map(({ title, figure, to }) => (
          <li key={title}>
            <a href={to}>
              <strong>{title}</strong>
              <span className="bee-small">{figure}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const entriesOf = ({ choices, reports, note, fruit, herbs }: IndexData) => {
  const countOf = (type: string) => choices.types.find(({ id }) => id === type)?.count ?? 0;
  const newest = reports.list[0];
  return [
    {
      title: '市场周报',
      figure: newest ? `${reports.total} 份，最新 ${newest.date}` : '还没有发布',
      to: reportListHref(),
    },
    {
      title: '每日价格监测',
      figure: note ? `${formatDay(note.date)}：${note.up} 涨 ${note.down} 跌` : '还没有简报',
      to: href('data/daily'),
    },
    {
      title: '供需信息',
      figure: countOf('4') > 0 ? `${countOf('4')} 条在线` : '暂时没有在线信息',
      to: href('application/vegetable/list', { type: '4' }),
    },
    {
      title: '水果',
      figure: fruit.count > 0 ? `${fruit.count} 种产地价，截至 ${fruit.dates?.max ?? '—'}` : '还没有产地价',
      to: href('application/fruit/list'),
    },
    {
      title: '中药材',
      figure: herbs > 0 ? `${herbs} 种药材的市场价` : '还没有药材价格',
      to: href('application/herbs/list'),
    },
  ];
};
