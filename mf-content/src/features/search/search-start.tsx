import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import { LinkButton, PageHeader, SearchForm, Section } from '@bee/ui/content';
import { HotWords } from './hot-words.tsx';
import './search.css';

/** The search page without a keyword: the field, popular searches, and what can be searched. */
export function SearchStart({ hot }: { hot: DataFor<'article/hotKeywords'> }) {
  return (
    <>
      <PageHeader
        title="搜索"
        breadcrumb={[{ title: '首页', href: href('home') }, { title: '搜索' }]}
        lead="一次检索研报、资讯、政策、行情、市场周报、百科、食物成分、标准与外贸商品，命中的词连同所在的句子一起列出。"
      />
      <div className="content-search-start">
        <SearchForm
          action={href('search/result')}
          size="medium"
          onSearch={(keyword) => navigate(href('search/result', { keyword }))}
        />
      </div>
      {hot.length > 0 ? (
        <Section title="热门搜索">
          <HotWords words={hot} />
        </Section>
      ) : null}
      <Section title="也可以按栏目找">
        <div className="bee-wrap">
          <LinkButton href={href('article/policy', { type: 'policy_repository' })}>政策库</LinkButton>
          <LinkButton href={href('article/news', { type: 'industry_news' })}>行业动态</LinkButton>
          <LinkButton href={href('application/vegetable/list')}>蔬菜行情</LinkButton>
          <LinkButton href={href('report/list', { type: 'self_report' })}>研究报告</LinkButton>
          <LinkButton href={href('ai')}>问 AI</LinkButton>
        </div>
      </Section>
    </>
  );
}
