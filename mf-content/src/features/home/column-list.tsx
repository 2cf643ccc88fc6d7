import { href } from '@bee/platform';
import { anySample, ErrorState, SampleBadge, Section } from '@bee/ui/content';
import { BriefList } from './brief-list.tsx';
import type { BriefLine } from './home-data.ts';
import './home.css';

type ColumnListProps = { title: string; articles: BriefLine[] | null; more: string };

/** The newest articles of one column; half of a row. */
export const ColumnList = ({ title, articles, more }: ColumnListProps) => (
  <div className="content-home-half">
    <Section title={title} note={<SampleBadge sample={anySample(articles)} />} more={{ title: '更多', href: more }}>
      {articles === null ? <ErrorState title={`${title}没有加载出来`} retryHref={href('home')} /> : null}
      {articles?.length === 0 ? (
        <p className="content-none">
          {title}还没有内容。先看看<a href={href('article/policy', { type: 'policy_repository' })}>政策库</a>。
        </p>
      ) : null}
      {articles && articles.length > 0 ? <BriefList articles={articles} /> : null}
    </Section>
  </div>
);
