import { typeTitles } from '@bee/domain/article-type';
import { href } from '@bee/platform';
import { anySample, ErrorState, SampleBadge, Section } from '@bee/ui/content';
import { BriefList } from './brief-list.tsx';
import { ComingRules } from './coming-rules.tsx';
import type { BriefLine, HomeData } from './home-data.ts';
import { LeadStory } from './lead-story.tsx';
import { QuickTools } from './quick-tools.tsx';
import { ReportCovers } from './report-covers.tsx';
import './home.css';

/** The page below the market: tools, what to read, what comes into force. */
export function HomeColumns({ data }: { data: HomeData }) {
  return (
    <>
      <QuickTools />
      <Banners banners={data.banners} />
      <div className="content-home-wide">
        <LeadStory lead={data.lead} opinions={data.opinions} />
      </div>
      <div className="content-home-side">
        <ComingRules coming={data.coming} />
      </div>
      <div>
        <ReportCovers reports={data.reports} />
      </div>
      <ColumnList
        title={typeTitles.industry_news}
        articles={data.news}
        more={href('article/news', { type: 'industry_news' })}
      />
      <ColumnList
        title="最新政策"
        articles={data.policies}
        more={href('article/policy', { type: 'policy_repository' })}
      />
      <ColumnList title="产业参考" articles={data.references} more={href('reference/list')} />
      <ColumnList title="推荐阅读" articles={data.recommended} />
    </>
  );
}

type ColumnListProps = { title: string; articles: BriefLine[] | null; more?: string };

/** The newest articles of one column; half a row. */
function ColumnList({ title, articles, more }: ColumnListProps) {
  return (
    <div className="content-home-half">
      <Section
        title={title}
        note={<SampleBadge sample={anySample(articles)} />}
        {...(more && { more: { title: '更多', href: more } })}
      >
        {articles === null ? <ErrorState title={`${title}加载失败`} retryHref={href('home')} /> : null}
        {articles?.length === 0 ? <p>{title}还没有内容。</p> : null}
        {articles && articles.length > 0 ? <BriefList articles={articles} /> : null}
      </Section>
    </div>
  );
}

/** Highlights chosen by the editors; no carousel, no animation. */
function Banners({ banners }: Pick<HomeData, 'banners'>) {
  if (banners.length === 0) return null;
  return (
    <ul className="content-banners" aria-label="编辑推荐">
      {banners.map(({ id, title, subtitle, image, to }) => (
        <li key={id}>
          {image ? <img src={image} alt="" width="48" height="48" loading="lazy" /> : null}
          <span>
            {to ? <a href={href(to.page, to.params)}>{title}</a> : <strong>{title}</strong>}
            <small>{subtitle}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
