import { articleHref, href } from '@bee/platform';
import { anySample, ErrorState, SampleBadge, Section } from '@bee/ui/content';
import { ValidityTag } from '../../components/validity-tag.tsx';
import type { HomeData } from './home-data.ts';
import './home.css';

/** The newest policies: state, title, issuer, date. */
export const PolicyBoard = ({ policies }: Pick<HomeData, 'policies'>) => (
  <Section
    title="最新政策"
    note={<SampleBadge sample={anySample(policies)} />}
    more={{ title: '政策库', href: href('article/policy', { type: 'policy_repository' }) }}
    flush
  >
    {policies === null ? <ErrorState title="最新政策没有加载出来" retryHref={href('home')} /> : null}
    {policies?.length === 0 ? <p className="content-none">政策库还没有内容，导入后会出现在这里。</p> : null}
    {policies && policies.length > 0 ? (
      <ul className="content-board">
        {policies.map((article) => (
          <li key={article.id}>
            {article.policy ? <ValidityTag validity={article.policy.validity} /> : <span />}
            <a href={articleHref(article)} title={article.title}>
              {article.title}
            </a>
            <span className="content-board-org" title={article.source_name ?? undefined}>
              {article.source_name}
            </span>
            <time dateTime={article.published_at ?? undefined}>{article.published_at ?? '日期不详'}</time>
          </li>
        ))}
      </ul>
    ) : null}
  </Section>
);
