import { href } from '@bee/platform';
import { ArticleCard, SampleBadge, Tag } from '@bee/ui/content';
import type { ReferenceList } from './reference-data.ts';
import './reference.css';

type Series = ReferenceList['list'][number];

/** A series with its newest issue; the card links to the series, the line below to that issue. */
export function SeriesCard({ series }: { series: Series }) {
  const { id, title, industry, cover, desc, latest } = series;
  return (
    <ArticleCard
      heading="h2"
      href={href('reference/detail', { id })}
      title={title}
      summary={desc}
      cover={{ type: industry, title, ...(latest && { date: latest.date }), ...(cover && { src: cover }) }}
      badge={
        <>
          <Tag type="grey">{industry}</Tag>
          <SampleBadge sample={series.sample} />
        </>
      }
      meta={[
        latest ? (
          <a key="latest" className="content-ref-latest" href={href('reference/detail', { id: latest.id })}>
            {latest.no}
          </a>
        ) : (
          '尚未出刊'
        ),
        latest?.date,
        `共 ${series.issue_count} 期`,
      ]}
    />
  );
}
