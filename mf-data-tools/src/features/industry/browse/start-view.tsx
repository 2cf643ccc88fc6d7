import { useApiQuery, useSession } from '@bee/platform';
import { Empty, Section } from '@bee/ui/content';
import { searchHref } from '../address/search-query.ts';
import type { StartData } from './load-start.ts';
import { ModelCards } from './model-cards.tsx';
import { useViewed } from './viewed-ids.ts';
import '../industry.css';

const FEW = 6;

/** Start page: domains, recently viewed, newest, and largest tables. */
export function StartView({ data }: { data: StartData }) {
  const domains = data.levels[''] ?? [];
  if (domains.length === 0)
    return (
      <Section>
        <Empty title="还没有数据表">数据表由运营方导入后显示在这里。</Empty>
      </Section>
    );
  return (
    <>
      <Section title="产业领域" note={`${domains.reduce((sum, { count }) => sum + count, 0)} 张数据表`}>
        <ul className="tools-domains">
          {domains.map(({ id, title, count }) => (
            <li key={id}>
              <a href={searchHref({ domain: id })}>
                <span>{title}</span>
                <small>{count} 张表</small>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <ViewedTables data={data} />
      <Section title="最近更新" more={{ title: '全部', href: searchHref({ sort: 'updated' }) }}>
        <ModelCards list={data.updated} label="最近更新的数据表" />
      </Section>
      <Section title="数据最全" more={{ title: '全部', href: searchHref({ sort: 'rows' }) }}>
        <ModelCards list={data.useful} label="数据最全的数据表" />
      </Section>
    </>
  );
}

function ViewedTables({ data }: { data: StartData }) {
  const { status } = useSession();
  const ids = useViewed();
  const own = useApiQuery(
    'industry/getRecentList',
    { kind: 'viewed', ids: ids.slice(0, FEW), limit: FEW },
    { enabled: status === 'visitor' && ids.length > 0, raw: true },
  );
  const list = data.viewed.length > 0 ? data.viewed : (own.data?.list ?? []);
  if (list.length === 0) return null;
  return (
    <Section title="最近看过" note={status === 'visitor' ? '记在这个浏览器里' : undefined}>
      <ModelCards list={list} label="最近看过的数据表" />
    </Section>
  );
}
