import { formatDay } from '@bee/domain/format';
import { articleHref, href } from '@bee/platform';
import { ErrorState, Section } from '@bee/ui/content';
import { DaysToEffect } from '../../components/days-to-effect.tsx';
import { BriefList } from './brief-list.tsx';
import type { HomeData } from './home-data.ts';
import './home.css';

const MAX_LINES = 6;
/** An upcoming policy is as high as two lines of the list. */
const LINES_PER_POLICY = 2;

/**
 * Policies that take effect soon. The date is server-rendered, the countdown comes after hydration. Remaining space
 * shows interpretations.
 */
export const Upcoming = ({ upcoming, readings }: Pick<HomeData, 'upcoming' | 'readings'>) => {
  if (!upcoming && !readings) return <ErrorState title="即将施行的政策没有加载出来" retryHref={href('home')} />;
  const coming = upcoming ?? [];
  const rest = (readings ?? []).slice(0, MAX_LINES - coming.length * LINES_PER_POLICY);
  const more =
    coming.length > 0
      ? { title: '全部', href: href('article/policy', { type: 'policy_repository', validity: 'pending' }) }
      : { title: '更多', href: href('article/policy', { type: 'agriculture_policy' }) };
  return (
    <Section title={coming.length === 0 && rest.length > 0 ? '政策解读' : '即将施行'} more={more}>
      {coming.length > 0 ? (
        <ul className="content-coming">
          {coming.map((article) => (
            <li key={article.id}>
              <a href={articleHref(article)} title={article.title}>
                {article.title}
              </a>
              {article.policy?.effective_at ? (
                <p>
                  <span>
                    <time dateTime={article.policy.effective_at}>{formatDay(article.policy.effective_at)}</time>起施行
                  </span>
                  <DaysToEffect date={article.policy.effective_at} />
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {rest.length > 0 ? <BriefList articles={rest} /> : null}
      {coming.length + rest.length === 0 ? <p className="content-none">目前没有已公布而尚未施行的政策。</p> : null}
    </Section>
  );
};
