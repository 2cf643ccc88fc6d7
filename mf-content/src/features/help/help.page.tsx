import type { Head } from '@bee/contracts/page';
import { defineQuery } from '@bee/domain/define-query';
import { text } from '@bee/domain/query-fields';
import { definePage, href, openFeedback, useLocationQuery } from '@bee/platform';
import { Button, Card, Empty, PageHeader, Toc } from '@bee/ui/content';
import { useEffect, useState } from 'react';
import { findQuestions, helpGroups } from './help-groups.ts';
import { HelpSearch } from './help-search.tsx';
import { QuestionItem } from './question-item.tsx';
import './help.css';

export const helpQuery = defineQuery({ q: text(50, { fallback: '' }) });

export const page = definePage({
  head: (_data, { query }) => helpHead(helpQuery.read(query).q),
  component: ({ query }) => <Help asked={helpQuery.read(query).q} />,
});

function Help({ asked }: { asked: string }) {
  const [typed, setTyped] = useState(asked);
  const [, setQuery] = useLocationQuery();
  useEffect(() => setTyped(asked), [asked]);
  useOpenAnchor();

  const groups = findQuestions(typed);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const search = (value: string) => {
    setTyped(value.trim());
    setQuery({ q: value.trim() || undefined }, { replace: true });
  };
  return (
    <>
      <PageHeader
        title="帮助中心"
        breadcrumb={[{ title: '首页', href: href('home') }, { title: '帮助中心' }]}
        lead="先在这里查找；没有答案就告诉我们。"
      />
      <HelpSearch value={asked} onType={search} />
      <p className="content-help-count bee-small" role="status">
        {typed ? `“${typed}”找到 ${count} 个问题` : `共 ${count} 个问题`}
        {typed ? <a href={href('fqa')}>查看全部</a> : null}
      </p>
      <div className="content-help">
        <div className="content-help-groups">
          {groups.map(({ id, title, questions }) => (
            <section key={id} id={id} className="bee-section">
              <h2>{title}</h2>
              <Card flush>
                {questions.map((item) => (
                  <QuestionItem key={`${item.id} ${typed !== ''}`} item={item} open={typed !== ''} />
                ))}
              </Card>
            </section>
          ))}
          {count === 0 ? (
            <Card>
              <Empty
                title={`没有关于“${typed}”的问题`}
                action={<Button onClick={() => openFeedback({ content: `关于“${typed}”：` })}>告诉我们</Button>}
              >
                换一个更短的词试试，或者把问题发给我们。
              </Empty>
            </Card>
          ) : null}
        </div>
        <Toc title="分类" items={(typed ? groups : helpGroups).map(({ id, title }) => ({ id, title }))} />
      </div>
    </>
  );
}

/** Opens the `<details>` of the fragment in browsers that do not do so. */
const useOpenAnchor = () =>
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const item = target?.closest('details');
      if (!item) return;
      item.open = true;
      item.scrollIntoView({ block: 'center' });
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

const helpHead = (typed: string): Head => ({
  title: typed ? `${typed} - 帮助中心` : '帮助中心',
  description: '账号登录、会员积分、订单发票、报告政策、价格数据与 AI 问答的常见问题和解答。',
  ...(typed && { robots: 'noindex' as const }),
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'zh-CN',
    mainEntity: helpGroups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
      })),
    ),
  },
});
