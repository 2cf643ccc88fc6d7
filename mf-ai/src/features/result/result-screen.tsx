import type { AiMode } from '@bee/contracts/resource/ai';
import { formatInstant } from '@bee/domain/format';
import { groupBy } from '@bee/domain/group-by';
import { href, useDraft } from '@bee/platform';
import { Button, Icon, LinkButton, PrintNote } from '@bee/ui/content';
import { useRef, useState } from 'react';
import { HistoryButton } from '../../components/history-button.tsx';
import { HistoryPanel } from '../../components/history-panel.tsx';
import { QuestionBox } from '../../components/question-box.tsx';
import { askQuery, readContext } from '../../lib/ask-query.ts';
import { isTooLong } from '../../lib/question-length.ts';
import { AskSelection } from './ask-selection.tsx';
import type { Turn } from './conversation.ts';
import { ExportMenu } from './export-menu.tsx';
import type { ResultData } from './result.page.tsx';
import { ShareButton } from './share-button.tsx';
import { TurnView } from './turn-view.tsx';
import { type Opening, useConversation } from './use-conversation.ts';
import { useFollowEnd } from './use-follow-end.ts';
import './composer.css';
import './result.css';
import '../../components/history-panel.css';

type ResultScreenProps = { data: ResultData; query: Record<string, string> };

/** One chat. A new chat gets its address as soon as the server has stored it. */
export function ResultScreen({ data, query }: ResultScreenProps) {
  const { chatId, readonly } = data;
  const [opening] = useState<Opening>(() => {
    const { q, mode } = askQuery.read(query);
    return { question: q, mode, context: readContext(query) };
  });
  const { conversation, turns, isGone } = useConversation(data, opening);
  // A question above the length limit stays in the box, so that it can be shortened.
  const unsent = isTooLong(opening.question) ? opening.question : '';
  const [draft, setDraft] = useDraft(`ai-chat:${chatId}:${unsent}`, unsent);
  const [mode, setMode] = useState<AiMode | null>(null);
  const [context, setContext] = useState(opening.context);
  const field = useRef<HTMLTextAreaElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const running = last?.status === 'answering';
  const { end, away, toEnd } = useFollowEnd(turns);
  const wanted = mode ?? last?.mode ?? opening.mode;
  const about = turns.length === 0 ? context : null;
  const ask = (question: string, by: AiMode) => {
    setDraft('');
    conversation.ask({ question, mode: by, context: about });
    toEnd();
  };
  const quote = (text: string) => {
    setDraft(`${draft && `${draft.trimEnd()}\n`}“${text}”\n`);
    field.current?.focus();
  };
  const groups = groupVersions(turns);

  return (
    <div className="ai-result">
      {readonly ? null : (
        <aside className="ai-panel bee-box ai-side bee-no-print" aria-label="历史对话">
          <div className="ai-side-head">
            <h2>历史对话</h2>
            <LinkButton href={href('ai')}>新对话</LinkButton>
          </div>
          <HistoryPanel current={chatId} />
        </aside>
      )}
      <div className="ai-turns">
        {readonly ? (
          <SnapshotNote at={data.shared_at} />
        ) : (
          <div className="ai-result-bar bee-inline bee-no-print">
            <HistoryButton className="ai-history-switch" current={chatId} />
            {turns.length === 0 || isGone ? null : (
              <ShareButton key={chatId} chatId={chatId} link={{ share: data.share, shared_at: data.shared_at }} />
            )}
            {turns.length === 0 ? null : (
              <ExportMenu
                title={turns[0]?.question ?? data.title}
                turns={groups.flatMap((group) => group.at(-1) ?? [])}
              />
            )}
          </div>
        )}
        {turns.length === 0 ? <h1 className="ai-question">{readonly ? data.title : '新对话'}</h1> : null}
        <div ref={answers}>
          {groups.map((versions, index) => (
            <TurnView
              key={versions[0]?.id}
              versions={versions}
              isFirst={index === 0}
              isBusy={running}
              readonly={readonly || isGone}
              conversation={conversation}
              onAsk={(text) => ask(text, 'general')}
            />
          ))}
        </div>
        <div ref={end} className="ai-end" />
        <PrintNote to={href('ai/result', { chatId, ...(query.share && { share: query.share }) })} />
        {isGone ? <GoneNote /> : null}
        {readonly || isGone ? null : (
          <div className="ai-composer bee-no-print">
            <AskSelection within={answers} onQuote={quote} />
            {away ? (
              <Button className="ai-to-end" icon={<Icon name="chevron" size={16} />} onClick={toEnd}>
                回到底部
              </Button>
            ) : null}
            <QuestionBox
              label="继续提问"
              placeholder={turns.length === 0 ? '例如：番茄现在多少钱一公斤？' : '继续提问'}
              value={draft}
              onValue={setDraft}
              mode={wanted}
              onMode={setMode}
              context={about}
              onDropContext={() => setContext(null)}
              onAsk={(question) => ask(question, wanted)}
              onStop={running ? () => void conversation.stop() : undefined}
              field={field}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function SnapshotNote({ at }: { at: string | null }) {
  return (
    <div className="ai-note bee-wrap">
      <p>
        这是他人分享的对话快照，生成于 <time dateTime={at ?? undefined}>{formatInstant(at)}</time>
        ，只能阅读；价格等数据以原页面最新的为准。
      </p>
      <LinkButton kind="primary" className="bee-no-print" href={href('ai')}>
        我也要问
      </LinkButton>
    </div>
  );
}

function GoneNote() {
  return (
    <div className="ai-note bee-wrap is-gone" role="alert">
      <p>这个对话已在别处删除，不能继续提问。离开本页后，上面的内容不再保留。</p>
      <LinkButton href={href('ai')}>新对话</LinkButton>
    </div>
  );
}

/** Groups the versions of an answer at the position of the first one; the latest version is last. */
const groupVersions = (turns: readonly Turn[]): Turn[][] => [
  ...groupBy(turns, ({ versionOf, id }) => versionOf ?? id).values(),
];
