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
      <Tables title="最近更新" sort="updated" list={data.updated} />
      <Tables title="数据最全" sort="rows" list={data.useful} />
    </>
  );
}

/** Left out without tables: a new site has none for a moment. */
function Tables({ title, sort, list }: { title: string; sort: 'updated' | 'rows'; list: StartData['updated'] }) {
  if (list.length === 0) return null;
  return (
    <Section title={title} more={{ title: '全部', href: searchHref({ sort }) }}>
      <ModelCards list={list} label={`${title}的数据表`} />
    </Section>
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
