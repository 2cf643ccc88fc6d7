import { href, type Microsite, useSession, WidgetSlot } from '@bee/platform';
import { PageHeader, SampleBadge, Tag } from '@bee/ui/content';
import { Onward } from '../../components/onward.tsx';
import { microsite, site } from '../../site.ts';
import type { Embeds } from '../../widget-props.ts';
import type { Around, ItemFacts } from './dataset-data.ts';
import { itemQuery, kindTitles, listHref } from './dataset-state.ts';
import { LatestReports } from './latest-reports.tsx';
import '../../components/reading.css';

type DatasetItemProps = Around & { item: ItemFacts; query: Record<string, string> };

/**
 * A table or product below the microsite's own heading; widgets of the main site render rows, chart, sample, files and
 * gates.
 */
export function DatasetItem({ tag, reports, item, query }: DatasetItemProps) {
  const { kind, title, updated_on, source, sample } = item;
  const { from } = itemQuery.read(query);
  const back = listHref(tag.id, kind, from);
  const here = microsite(tag, from ? { page: 'sanqi/dataset', query: from } : undefined);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[
          { title: site.title, href: href('sanqi/herbs') },
          { title: `${tag.title}${kindTitles[kind]}`, href: back },
          { title },
        ]}
        meta={
          <>
            <Tag>{kindTitles[kind]}</Tag>
            {kind === 'product' ? (
              <>
                <SampleBadge sample={sample} />
                <span>{source}</span>
                <span>更新于 {updated_on}</span>
              </>
            ) : null}
          </>
        }
        lead={kind === 'product' ? item.summary : undefined}
      />
      <div className="sanqi-embedded">
        {kind === 'table' ? (
          <TableSlot model={item.id} here={here} query={query} />
        ) : (
          <WidgetSlot<Embeds>
            key={item.id}
            of="mf-data-tools/data-product"
            props={{ id: item.id, site: here, query }}
          />
        )}
      </div>
      <LatestReports tag={tag} reports={reports} />
      <Onward tag={tag} here="sanqi/dataset" back={{ title: `返回${kindTitles[kind]}列表`, href: back }} />
    </>
  );
}

type TableSlotProps = Pick<DatasetItemProps, 'query'> & { model: string; here: Microsite };

/** The number of visible rows depends on the user, so signing in refetches the table. */
function TableSlot({ model, here, query }: TableSlotProps) {
  const { status, user, isVip } = useSession();
  const reader = status === 'member' ? `${user?.uid ?? ''} ${isVip}` : '';
  return <WidgetSlot<Embeds> key={model} of="mf-data-tools/data-table" props={{ model, site: here, query, reader }} />;
}
