import type { AiMode } from '@bee/contracts/resource/ai';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import { HistoryPanel } from '../../parts/history-panel.tsx';
import { QuestionBox } from '../../parts/question-box.tsx';
import { groupVersions } from './group-versions.ts';
import type { ResultData } from './result.page.tsx';
import { ShareButton } from './share-button.tsx';
import { TurnView } from './turn-view.tsx';
import { useConversation } from './use-conversation.ts';
import { useFollowEnd } from './use-follow-end.ts';

type ResultScreenProps = { data: ResultData; question: string; mode: AiMode };

export function ResultScreen({ data, question, mode }: ResultScreenProps) {
  const { conversation, turns } = useConversation(data, { question, mode });
  const [draft, setDraft] = useState('');
  const [historyOpen, setHistoryOpen] = useState(false);
  const last = turns.at(-1);
  const running = last?.status === 'answering';
  const { end, away, toEnd } = useFollowEnd(turns);
  const ask = (text: string, wanted: AiMode) => {
    setDraft('');
    conversation.ask(text, wanted);
    toEnd();
  };

  return (
    <div className="ai-result">
      <aside className={historyOpen ? 'ai-panel ai-side is-open' : 'ai-panel ai-side'}>
        <HistoryPanel current={data.chatId} />
      </aside>
      <div className="ai-turns">
        <div className="ai-result-bar bee-no-print">
          <Button
            className="ai-history-switch"
            aria-expanded={historyOpen}
            icon={<Icon name="menu" size={16} />}
            onClick={() => setHistoryOpen(!historyOpen)}
          >
            历史对话
          </Button>
          {data.readonly || turns.length === 0 ? null : <ShareButton chatId={conversation.chatId} />}
        </div>
        {data.readonly ? <p className="ai-note">这是他人分享的对话，只能阅读。</p> : null}
        {turns.length === 0 ? <h1 className="ai-question">新对话</h1> : null}
        {groupVersions(turns).map((versions, index) => (
          <TurnView
            key={versions[0]?.id}
            versions={versions}
            isFirst={index === 0}
            isBusy={running}
            readonly={data.readonly}
            conversation={conversation}
            onAsk={(text) => ask(text, 'general')}
          />
        ))}
        <div ref={end} className="ai-end" />
        {data.readonly ? null : (
          <div className="ai-composer bee-no-print">
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
              mode={last?.mode ?? mode}
              onAsk={ask}
              onStop={running ? () => void conversation.stop() : undefined}
            />
          </div>
        )}
      </div>
    </div>
  );
}
