import type { DataFor } from '@bee/contracts/operations';
import type { AiContext, AiMode } from '@bee/contracts/resource/ai';
import {
  definePage,
  href,
  navigate,
  openLogin,
  useApiQuery,
  useDraft,
  useLocationQuery,
  useSession,
} from '@bee/platform';
import { Button, Skeleton } from '@bee/ui/content';
import { HistoryButton } from '../../components/history-button.tsx';
import { QuestionBox } from '../../components/question-box.tsx';
import { askQuery, contextQuery, readContext } from '../../lib/ask-query.ts';
import { AnswerMethod } from './answer-method.tsx';
import { RecentChats } from './recent-chats.tsx';
import './ask.css';
import '../../components/history-panel.css';

type AskData = { examples: string[] };
type AskProps = AskData & { question: string; mode: AiMode; context: AiContext | null };

export const page = definePage<AskData>({
  load: async ({ api }) => ({ examples: examplesOf(await api('a_i/getChatId', {})) }),
  head: () => ({
    title: 'AI 问答',
    description: '用一句话提问，答案只取自平台的价格数据、法规政策、农业百科与行业资讯，逐条注明出处和日期。',
  }),
  component: ({ data, query }) => {
    const { q, mode } = askQuery.read(query);
    return <Ask examples={data.examples} question={q} mode={mode} context={readContext(query)} />;
  },
  skeleton: () => (
    <div className="ai-ask bee-stack" aria-busy="true">
      <Skeleton height={72} width="60%" />
      <Skeleton height={160} />
      <Skeleton height={120} />
    </div>
  ),
});

const examplesOf = ({ examples }: DataFor<'a_i/getChatId'>): string[] => examples.slice(0, 6);

function Ask({ examples, question, mode, context }: AskProps) {
  const [value, setValue, forget] = useDraft(`ai-question:${question}`, question);
  const [, setQuery] = useLocationQuery();
  return (
    <div className="ai-ask bee-stack">
      <div className="ai-ask-bar">
        <HistoryButton />
      </div>
      <header className="ai-ask-head">
        <h1>问农业，答有出处</h1>
        <p>答案只取自平台的价格数据、法规政策、农业百科与行业资讯；每个数字都注明来源和日期。</p>
      </header>
      <QuestionBox
        large
        label="您的问题"
        placeholder={context ? '想了解它的什么？' : '例如：番茄现在多少钱一公斤？'}
        value={value}
        onValue={setValue}
        mode={mode}
        onMode={(wanted) => setQuery({ mode: askQuery.write({ mode: wanted }).mode })}
        context={context}
        onDropContext={() => setQuery({ about: undefined, title: undefined })}
        onAsk={(q) => {
          forget();
          navigate(href('ai/result', { ...askQuery.write({ q, mode }), ...contextQuery(context) }));
        }}
      />
      <QuotaLine />
      <Examples list={examples} />
      <div className="ai-ask-more">
        <AnswerMethod />
        <RecentChats />
      </div>
    </div>
  );
}

function Examples({ list }: { list: string[] }) {
  if (list.length === 0) return null;
  return (
    <section className="ai-examples" aria-label="试试这样问">
      <h2 className="bee-small">试试这样问</h2>
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

/** How many questions are left today; personal, so it comes after hydration. */
function QuotaLine() {
  const { status, isVip } = useSession();
  const { data } = useApiQuery('a_i/getChatId', {}, { staleTime: 0, raw: true });
  if (!data) return <p className="ai-quota bee-small bee-wrap">每天可提问：访客 3 次，会员 20 次，VIP 200 次。</p>;
  const { used, limit } = data.quota;
  return (
    <p className="ai-quota bee-small bee-wrap" role="status">
      今日还可提问 <strong className="bee-num">{limit - used}</strong> 次（每天 {limit} 次，0 点恢复）。
      {status === 'visitor' ? (
        <Button kind="text" onClick={() => openLogin()}>
          登录后每天 20 次
        </Button>
      ) : null}
      {status === 'member' && !isVip ? <a href={href('user/vip')}>开通 VIP 每天 200 次</a> : null}
    </p>
  );
}
