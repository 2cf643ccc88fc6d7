import { Button, ErrorState, Tag } from '@bee/ui/content';
import { useEffect, useState } from 'react';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerBlocks } from './answer-blocks.tsx';
import { AnswerText } from './answer-text.tsx';
import type { Conversation, Turn } from './conversation.ts';
import { citedIn } from './markdown.ts';
import { References } from './references.tsx';
import { StepsLine } from './steps-line.tsx';

type TurnViewProps = {
  /** Of one question; the latest last. */
  versions: Turn[];
  isFirst: boolean;
  isBusy: boolean;
  readonly: boolean;
  conversation: Conversation;
  onAsk(question: string): void;
};

const FLASH_MS = 2000;

/** A question, its answer and the references of the answer. */
export function TurnView({ versions, isFirst, isBusy, readonly, conversation, onAsk }: TurnViewProps) {
  const [chosen, setChosen] = useState<{ at: number; of: number } | null>(null);
  const [flashed, setFlashed] = useState<number | null>(null);
  // A new version is shown when it comes, whatever was chosen among the old ones.
  const at = chosen?.of === versions.length ? chosen.at : versions.length - 1;
  const turn = versions[at];
  const Title = isFirst ? 'h1' : 'h2';

  useEffect(() => {
    if (flashed === null) return;
    const timer = setTimeout(() => setFlashed(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashed]);

  if (!turn) return null;
  const cited = new Set(citedIn(turn.text));
  return (
    <article className="ai-turn" aria-busy={turn.status === 'answering'}>
      <Title className="ai-question">{turn.question}</Title>
      <div className="ai-answer">
        {versions.length > 1 ? (
          <Versions at={at} of={versions.length} onChoose={(index) => setChosen({ at: index, of: versions.length })} />
        ) : null}
        <StepsLine turn={turn} />
        <AnswerText
          id={turn.id}
          text={turn.text}
          refs={turn.refs}
          unbound={turn.checks?.unbound}
          onCite={setFlashed}
          live={turn.status === 'answering'}
        />
        {turn.status === 'stopped' ? (
          <p className="ai-state">
            <Tag type="grey">已停止</Tag> 保留了停止前生成的部分。
          </p>
        ) : null}
        {turn.status === 'error' ? (
          <ErrorState title="回答没有完成" {...(readonly ? {} : { onRetry: () => conversation.regenerate(turn) })}>
            {turn.error?.msg ?? '回答中断，请重试'}
          </ErrorState>
        ) : null}
        <AnswerBlocks blocks={turn.blocks} />
        {turn.status === 'answering' ? null : (
          <AnswerActions turn={turn} readonly={readonly} isBusy={isBusy} conversation={conversation} />
        )}
        {turn.suggestions.length > 0 && !readonly ? (
          <ul className="ai-suggest bee-no-print" aria-label="继续问">
            {turn.suggestions.map((question) => (
              <li key={question}>
                <Button disabled={isBusy} onClick={() => onAsk(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <References id={turn.id} refs={turn.refs} cited={cited} flashed={flashed} />
    </article>
  );
}

function Versions({ at, of, onChoose }: { at: number; of: number; onChoose(index: number): void }) {
  return (
    <div className="ai-versions bee-no-print">
      <Button kind="text" disabled={at === 0} aria-label="上一个版本" onClick={() => onChoose(at - 1)}>
        ‹
      </Button>
      <span className="bee-num">
        第 {at + 1} / {of} 版
      </span>
      <Button kind="text" disabled={at === of - 1} aria-label="下一个版本" onClick={() => onChoose(at + 1)}>
        ›
      </Button>
    </div>
  );
}
