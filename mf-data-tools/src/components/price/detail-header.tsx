import { PageHeader, type PageHeaderProps, SampleBadge, Tag } from '@bee/ui/content';
import '../../layout/page.css';
import '../herb-chart/herb-chart.css';

type DetailHeaderProps = Pick<PageHeaderProps, 'title' | 'breadcrumb'> & {
  detail: { alias: string[]; latest: { date: string }; source: { sample: boolean } };
};

/** Title of a priced product, its other names and the day of its newest quote. */
export function DetailHeader({ title, breadcrumb, detail: { alias, latest, source } }: DetailHeaderProps) {
  return (
    <PageHeader
      title={title}
      breadcrumb={breadcrumb}
      meta={
        <>
          {alias.length > 0 ? <span>别名：{alias.join('、')}</span> : null}
          <span>
            数据截至 <time dateTime={latest.date}>{latest.date}</time>
          </span>
          <SampleBadge sample={source.sample} />
        </>
      }
    />
  );
}

type KindTagsProps = { label: string; kinds: { title: string; href: string; current: boolean }[] };

/** Kinds of a product with prices of their own; the shown one is green. */
export function KindTags({ label, kinds }: KindTagsProps) {
  return (
    <ul className="tools-specs bee-wrap" aria-label={label}>
      {kinds.map(({ title, href, current }) => (
        <li key={href}>
          <Tag type={current ? 'green' : 'grey'} href={href}>
            {title}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
