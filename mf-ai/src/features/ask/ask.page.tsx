import type { DataFor } from '@bee/contracts/operations';
import { definePage, href, navigate } from '@bee/platform';
import { Skeleton } from '@bee/ui/content';
import { useState } from 'react';
import { readMode } from '../../parts/ask-modes.ts';
import { HistoryPanel } from '../../parts/history-panel.tsx';
import { QuestionBox } from '../../parts/question-box.tsx';
import { AnswerMethod } from './answer-method.tsx';
import { QuotaLine } from './quota-line.tsx';

type AskData = { examples: string[] };

export const page = definePage<AskData>({
  load: async ({ api }) => ({ examples: examplesOf(await api('a_i/getChatId', {})) }),
  head: () => ({
    title: 'AI 问答',
    description: '用一句话提问，答案只取自平台的价格数据、法规政策、农业百科与行业资讯，逐条注明出处和日期。',
  }),
  component: ({ data, query }) => <Ask examples={data.examples} question={query.q ?? ''} mode={query.mode} />,
  skeleton: () => (
    <div className="ai-ask" aria-busy="true">
      <Skeleton height={72} width="60%" />
      <Skeleton height={160} />
      <Skeleton height={120} />
    </div>
  ),
});

const examplesOf = ({ examples }: DataFor<'a_i/getChatId'>): string[] => examples.slice(0, 6);

function Ask({ examples, question, mode }: AskData & { question: string; mode: string | undefined }) {
  const [value, setValue] = useState(question);
  return (
    <div className="ai-ask">
      <header className="ai-ask-head">
        <h1>问农业，答有出处</h1>
        <p>答案只取自平台的价格数据、法规政策、农业百科与行业资讯；每个数字都注明来源和日期。</p>
      </header>
      <QuestionBox
        large
        label="您的问题"
        placeholder="例如：番茄现在多少钱一公斤？"
        value={value}
        onValue={setValue}
        mode={readMode(mode)}
        onAsk={(q, wanted) => navigate(href('ai/result', { q, mode: wanted }))}
      />
      <QuotaLine />
      <Examples list={examples} />
      <div className="ai-ask-more">
        <AnswerMethod />
        <div className="ai-panel">
          <HistoryPanel />
        </div>
      </div>
    </div>
  );
}

function Examples({ list }: { list: string[] }) {
  if (list.length === 0) return null;
  return (
    <section className="ai-examples" aria-label="试试这样问">
      <h2>试试这样问</h2>
      <ul>
        {list.map((question) => (
          <li key={question}>
            <a href={href('ai/result', { q: question })}>{question}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
