import { href, type PageId } from '@bee/platform';
import { Icon, type IconName } from '@bee/ui/content';
import './hero.css';

const TOOLS: { page: PageId; title: string; text: string; icon: IconName }[] = [
  { page: 'application/vegetable/list', title: '蔬菜行情', text: '逐市场批发价', icon: 'leaf' },
  { page: 'data/daily', title: '每日监测', text: '日历与涨跌', icon: 'calendar' },
  { page: 'application/trade', title: '对外贸易', text: '准入、税率、进出口', icon: 'trade' },
  { page: 'data/retrieval', title: '产业数据库', text: '按指标取数', icon: 'data' },
  { page: 'application/ast', title: '宏观统计', text: '分省年度数据', icon: 'map' },
  { page: 'application/food', title: '食物成分', text: '每百克营养', icon: 'food' },
  { page: 'application/standard/list', title: '标准查询', text: '现行与废止', icon: 'standard' },
  { page: 'application/baike', title: '农业百科', text: '品种与术语', icon: 'book' },
];

/** The tools in one row. */
export function QuickTools() {
  return (
    <nav className="content-tools" aria-label="常用工具">
      <ul>
        {TOOLS.map(({ page, title, text, icon }) => (
          <li key={page}>
            <a href={href<string>(page)}>
              <Icon name={icon} size={24} />
              {title}
              <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
      <a className="bee-more" href={href('application/list')}>
        全部数据工具
      </a>
    </nav>
  );
}
