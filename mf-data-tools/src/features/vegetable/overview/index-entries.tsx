import { formatDay } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Section } from '@bee/ui/content';
import { reportListHref } from '../reports/report-query.ts';
import type { IndexData } from './index-data.ts';

/** The ways to the other kinds of prices, each with a figure that is true now. */
export function IndexEntries({ data }: { data: IndexData }) {
  return (
    <Section title="更多行情" bare>
      <ul className="tools-entries">
        {entriesOf(data).map(({ title, figure, to }) => (
          <li key={title}>
            <a href={to}>
              <strong>{title}</strong>
              <span>{figure}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const entriesOf = ({ choices, reports, note }: IndexData) => {
  const countOf = (type: string) => choices.types.find(({ id }) => id === type)?.count ?? 0;
  const fruit = choices.classes.find(({ id }) => id === '水果')?.count ?? 0;
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
      figure: fruit > 0 ? `批发市场 ${fruit} 个品种` : '产地价与走势',
      to: href('application/fruit/list'),
    },
    { title: '中药材', figure: '各市场价格与涨跌', to: href('application/herbs/list') },
  ];
};
