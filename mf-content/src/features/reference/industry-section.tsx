import { formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Card, Empty, ErrorState, LinkButton, ListRow, Pagination, RowList, SampleBadge } from '@bee/ui/content';
import type { Tables } from './reference-data.ts';
import { sectionHref } from './section-href.ts';

type IndustrySectionProps = { page: Tables | null; id: string; industry: string };

/** The industry database tables of this industry. */
export function IndustrySection({ page, id, industry }: IndustrySectionProps) {
  if (!page) return <ErrorState title="产业数据加载失败" retryHref={sectionHref(id, '4')} />;
  if (page.list.length === 0) {
    return (
      <Card>
        <Empty
          title={page.total > 0 ? '没有这一页' : `还没有${industry}的数据表`}
          action={<LinkButton href={href('data/retrieval')}>检索产业数据</LinkButton>}
        >
          {page.total > 0
            ? `一共 ${page.total} 张数据表。`
            : '这里只列本站已有的数据，不作占位；可以在产业数据库中按产品或指标检索。'}
        </Empty>
      </Card>
    );
  }
  return (
    <>
      <Card flush>
        <RowList>
          {page.list.map((table) => (
            <ListRow
              key={table.id}
              href={href(table.link.page, table.link.params)}
              title={table.title}
              badge={<SampleBadge sample={table.sample} />}
              summary={table.path.join(' / ')}
              meta={[
                table.unit,
                `${table.freq}度`,
                table.from && table.to ? `${table.from} 至 ${table.to}` : null,
                `${formatNumber(table.rows)} 行`,
                table.source_name,
              ].filter(Boolean)}
            />
          ))}
        </RowList>
      </Card>
      <Pagination page={page.page} total={page.total} pageSize={page.limit} href={(p) => sectionHref(id, '4', { p })} />
    </>
  );
}
