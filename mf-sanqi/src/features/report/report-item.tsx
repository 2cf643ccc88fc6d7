import { scopeOf, typeTitles } from '@bee/domain/article-type';
import { href, WidgetSlot } from '@bee/platform';
import { PageHeader, SampleBadge, Tag } from '@bee/ui/content';
import { Onward } from '../../components/onward.tsx';
import { microsite, site } from '../../site.ts';
import type { Embeds } from '../../widget-props.ts';
import type { ReportData } from './report-data.ts';
import { listHref, scopeTitles } from './report-state.ts';
import '../../components/reading.css';

type ReportItemProps = Omit<Extract<ReportData, { kind: 'item' }>, 'kind'> & {
  /** Query of the list that linked here. */
  from: string | undefined;
};

/**
 * A report, news article or policy below the microsite's own heading; widgets of the main site render text, gate and
 * sidebar.
 */
export function ReportItem({ tag, item, from }: ReportItemProps) {
  const scope = scopeOf(item.type) ?? 'report';
  const back = listHref(tag.id, scope, from);
  return (
    <>
      <PageHeader
        title={item.title}
        breadcrumb={[
          { title: site.title, href: href('sanqi/herbs') },
          { title: `${tag.title}${scopeTitles[scope]}`, href: back },
          { title: item.title },
        ]}
        meta={
          <>
            <Tag>{typeTitles[item.type]}</Tag>
            <SampleBadge sample={item.sample} />
            {item.source_name ? <span>{item.source_name}</span> : null}
            {item.published_at ? <time dateTime={item.published_at}>{item.published_at}</time> : <span>日期不详</span>}
          </>
        }
      />
      <div className="sanqi-embedded">
        <WidgetSlot<Embeds>
          key={item.id}
          of={scope === 'report' ? 'mf-content/report' : 'mf-content/article'}
          props={{ id: item.id, site: microsite(tag, from ? { page: 'sanqi/report', query: from } : undefined) }}
        />
      </div>
      <Onward tag={tag} here="sanqi/report" back={{ title: `返回${scopeTitles[scope]}列表`, href: back }} />
    </>
  );
}
