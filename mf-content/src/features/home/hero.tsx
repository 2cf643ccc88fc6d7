import { formatNumber } from '@bee/domain/format';
import { href, navigate } from '@bee/platform';
import { Button, Icon, keepComposing, SearchForm } from '@bee/ui/content';
import type { HomeData } from './home-data.ts';
import './hero.css';

type HeroProps = Pick<HomeData, 'counts' | 'hot' | 'prices'>;

/** What the site offers, how much data it has and as of when, and its two inputs: search and AI. */
export const Hero = ({ counts, hot, prices }: HeroProps) => (
  <section className="content-hero" aria-label="搜索与提问">
    <Comb />
    <h1>农产品价格、政策与研究，一处查清</h1>
    <Facts counts={counts} prices={prices} />
    <div className="content-hero-forms">
      <div>
        <h2>
          <Icon name="search" size={16} />
          搜全站
        </h2>
        <SearchForm
          action={href('search/result')}
          size="medium"
          label="搜索关键字"
          onSearch={(keyword) => navigate(href('search/result', { keyword }))}
        />
      </div>
      <div>
        <h2>
          <Icon name="ai" size={16} />问 AI
        </h2>
        <AskForm />
      </div>
    </div>
    {hot.length > 0 ? (
      <p className="content-hero-hot">
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

/** A plain GET form: the answer page takes the question from its address. */
const AskForm = () => (
  <form className="content-ask" action={href('ai')} method="get" onKeyDown={keepComposing}>
    <input
      type="text"
      name="q"
      required
      pattern=".*\S.*"
      maxLength={500}
      autoComplete="off"
      enterKeyHint="send"
      aria-label="向 AI 提问"
      placeholder="用一句话提问，答案句句有出处"
    />
    <Button type="submit" kind="honey" size="medium">
      提问
    </Button>
  </form>
);

const Facts = ({ counts, prices }: Omit<HeroProps, 'hot'>) => {
  const facts = [
    { value: prices?.products, unit: '个品种的行情', href: href('application/vegetable/list') },
    { value: prices?.markets, unit: '个批发市场', href: href('application/vegetable/list') },
    { value: counts.policy, unit: '份政策法规', href: href('article/policy', { type: 'policy_repository' }) },
    { value: counts.news, unit: '篇资讯', href: href('article/news', { type: 'industry_news' }) },
    { value: counts.report, unit: '份报告', href: href('report/list', { type: 'self_report' }) },
  ].filter(({ value }) => value);
  return (
    <ul className="content-hero-facts">
      {facts.map(({ value, unit, href: target }) => (
        <li key={unit}>
          <a href={target}>
            <strong className="bee-num">{formatNumber(value)}</strong> {unit}
          </a>
        </li>
      ))}
      {prices?.date ? (
        <li>
          行情截至 <time dateTime={prices.date}>{prices.date}</time>
        </li>
      ) : null}
    </ul>
  );
};

/** Honeycomb decoration in the corner. */
const Comb = () => (
  <svg className="content-hero-comb" viewBox="0 0 260 200" aria-hidden="true">
    <path d={CELLS.map((corner) => `M${corner}l26 15v30l-26 15l-26-15v-30Z`).join('')} />
  </svg>
);

const CELLS = ['60-20', '112-20', '164-20', '216-20', '138 25', '190 25', '242 25', '216 70', '164 70', '242 115'];
