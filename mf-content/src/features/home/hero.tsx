import { formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import type { HomeData } from './home-data.ts';
import { SeekBox } from './seek-box.tsx';
import './hero.css';

type HeroProps = Pick<HomeData, 'counts' | 'hot'>;

/** What the site is, how much it has, and where to type. */
export function Hero({ counts, hot }: HeroProps) {
  return (
    <section className="content-hero" aria-label="搜索与提问">
      <h1>农产品价格、政策与研究，一处查清</h1>
      <Facts counts={counts} />
      <SeekBox />
      {hot.length > 0 ? (
        <p className="content-hero-hot bee-wrap">
          <span>热门</span>
          {hot.map(({ keyword }) => (
            <a key={keyword} href={href('search/result', { keyword })}>
              {keyword}
            </a>
          ))}
        </p>
      ) : null}
    </section>
  );
}

function Facts({ counts }: Pick<HeroProps, 'counts'>) {
  const facts = [
    { value: counts.policy, unit: '份政策法规', href: href('article/policy', { type: 'policy_repository' }) },
    { value: counts.news, unit: '篇资讯', href: href('article/news', { type: 'industry_news' }) },
    { value: counts.report, unit: '份报告', href: href('report/list', { type: 'self_report' }) },
  ].filter(({ value }) => value);
  return (
    <ul className="content-hero-facts bee-wrap">
      {facts.map(({ value, unit, href: target }) => (
        <li key={unit}>
          <a href={target}>
            <strong className="bee-num">{formatNumber(value)}</strong> {unit}
          </a>
        </li>
      ))}
    </ul>
  );
}
