import { typeTitles } from '@bee/domain/article-type';
import { href } from '@bee/platform';
import { ErrorState, SampleBadge, Section } from '@bee/ui/content';
import { LeadArticle } from '../../components/lead-article.tsx';
import { BriefList } from './brief-list.tsx';
import type { HomeData } from './home-data.ts';
import './home.css';

const TITLE = typeTitles.beedata_opinion;

type LeadStoryProps = Pick<HomeData, 'lead' | 'opinions'>;

/** The newest observation with the price it is about, and the ones before. */
export function LeadStory({ lead, opinions }: LeadStoryProps) {
  return (
    <Section
      title={TITLE}
      note={<SampleBadge sample={lead?.sample} />}
      more={{ title: '更多', href: href('article/news', { type: 'beedata_opinion' }) }}
    >
      {opinions === null ? <ErrorState title={`${TITLE}加载失败`} retryHref={href('home')} /> : null}
      {opinions && !lead ? <p>{TITLE}还没有内容。</p> : null}
      {lead ? <LeadArticle story={lead} heading="h3" /> : null}
      {opinions && opinions.length > 0 ? <BriefList articles={opinions} /> : null}
    </Section>
  );
}
