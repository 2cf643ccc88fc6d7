import { articleHref, href } from '@bee/platform';
import { ErrorState, Section, Tag } from '@bee/ui/content';
import { DaysToEffect } from '../../components/days-to-effect.tsx';
import type { ComingRule, HomeData } from './home-data.ts';
import './home.css';

/** Policies and standards by the day from which they apply. The server writes the day, the browser the days left. */
export function ComingRules({ coming }: Pick<HomeData, 'coming'>) {
  return (
    <Section
      title="即将施行"
      note="政策与标准"
      more={{
        title: '全部',
        href: href('article/policy', { type: 'policy_repository', validity: 'pending' }),
      }}
    >
      {coming === null ? <ErrorState title="即将施行的政策加载失败" retryHref={href('home')} /> : null}
      {coming?.length === 0 ? <p>目前没有已公布而尚未施行的政策和标准。</p> : null}
      {coming && coming.length > 0 ? (
        <ol className="content-coming">
          {coming.map((rule) => (
            <li key={rule.id}>
              <p>
                <time dateTime={rule.date}>{rule.date}</time>
                <DaysToEffect date={rule.date} />
              </p>
              <a className="bee-cut" href={hrefOf(rule)} title={rule.title}>
                {rule.title}
              </a>
              <small className="bee-cut">
                <Tag type={rule.kind === 'policy' ? 'honey' : 'blue'}>{rule.kind === 'policy' ? '政策' : '标准'}</Tag>
                {rule.from}
              </small>
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  );
}

const hrefOf = ({ id, kind }: ComingRule): string =>
  kind === 'policy' ? articleHref({ id, type: 'policy_repository' }) : href('application/standard/detail', { id });
