import type { AiRef, AnswerBlock } from '@bee/contracts/resource/ai';
import { Button } from '@bee/ui/content';
import { useState } from 'react';
import { ContextChip } from '../../components/context-chip.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerText } from './answer-text.tsx';
import { ChartBlock } from './chart-block.tsx';
import type { Conversation, Turn } from './conversation.ts';
import { Ending } from './ending.tsx';
import { citedIn } from './markdown.ts';
import { referenceId } from './reference-kind.ts';
import { ReferenceList } from './reference-list.tsx';
import { TableBlock } from './table-block.tsx';
import { useReferences } from './use-references.ts';
import './result.css';
import './references.css';
import './answer-actions.css';

type TurnViewProps = {
  /** All versions of one answer; the latest is last. */
  versions: Turn[];
  isFirst: boolean;
  isBusy: boolean;
  readonly: boolean;
  conversation: Conversation;
  onAsk(question: string): void;
};

/** A question with its answer and references. */
export function TurnView({ versions, isFirst, isBusy, readonly, conversation, onAsk }: TurnViewProps) {
  const [chosen, setChosen] = useState<{ at: number; of: number } | null>(null);
  // A new version is selected when it arrives, even if an older one was selected before.
  const at = chosen?.of === versions.length ? chosen.at : versions.length - 1;
  const turn = versions[at];
  const references = useReferences(turn?.id ?? '');
  const Title = isFirst ? 'h1' : 'h2';

  if (!turn) return null;
  const { Sheet, flashed } = references;
  const shown = { turn: turn.id, refs: turn.refs, cited: new Set(citedIn(turn.text)) };
  return (
    <article className="ai-turn" aria-busy={turn.status === 'answering'}>
      <div className="ai-question">
        <Title>{turn.question}</Title>
        {turn.context ? <ContextChip context={turn.context} /> : null}
      </div>
      <div className="ai-answer bee-stack">
        <div className="ai-answer-head bee-wrap">
          {versions.length > 1 ? (
            <Versions
              at={at}
              of={versions.length}
              onChoose={(index) => setChosen({ at: index, of: versions.length })}
            />
          ) : null}
          <StepsLine turn={turn} />
        </div>
        <AnswerText
          id={turn.id}
          text={turn.text}
          refs={turn.refs}
          unbound={turn.checks?.unbound}
          onCite={references.cite}
          live={turn.status === 'answering'}
        />
        <Ending turn={turn} {...(readonly ? {} : { onRetry: () => conversation.regenerate(turn) })} />
        <AnswerBlocks blocks={turn.blocks} />
        {turn.status === 'answering' ? null : (
          <AnswerActions
            key={turn.id}
            turn={turn}
            readonly={readonly}
            isBusy={isBusy}
            conversation={conversation}
            onReferences={references.openAll}
          />
        )}
        {turn.suggestions.length > 0 && !readonly ? (
          <ul className="ai-suggest bee-wrap bee-no-print" aria-label="继续问">
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
      <References {...shown} flashed={flashed} />
      {Sheet ? <Sheet {...shown} shown={references.shown} onClose={references.close} /> : null}
    </article>
  );
}

type VersionsProps = { at: number; of: number; onChoose(index: number): void };

/** Switches between the versions of an answer. */
function Versions({ at, of, onChoose }: VersionsProps) {
  return (
    <div className="ai-versions bee-small bee-no-print">
      <Button kind="text" disabled={at === 0} aria-label="上一个版本" onClick={() => onChoose(at - 1)}>
        ‹
      </Button>
      <span className="bee-num" role="status">
        第 {at + 1} / {of} 版
      </span>
      <Button kind="text" disabled={at === of - 1} aria-label="下一个版本" onClick={() => onChoose(at + 1)}>
        ›
      </Button>
    </div>
  );
}

type ReferencesProps = { turn: string; refs: readonly AiRef[]; cited: ReadonlySet<number>; flashed: number | null };

/** The side panel with references; narrow windows use the sheet instead. */
function References({ turn, ...list }: ReferencesProps) {
  if (list.refs.length === 0) return null;
  return (
    <aside className="ai-refs bee-box" aria-label="参考资料">
      <p className="ai-refs-head">参考资料</p>
      <ReferenceList idOf={(no) => referenceId(turn, no)} {...list} />
    </aside>
  );
}

const LEAST_SECONDS = 0.1;

/** The current step, expanded while it runs; collapses to one line when the answer has arrived. */
function StepsLine({ turn }: { turn: Turn }) {
  const { steps, status, refs, elapsed_ms } = turn;
  const working = status === 'answering';
  if (!working && steps.length === 0) return null;
  const facts = [
    `用了 ${steps.length} 步`,
    `${refs.length} 条资料`,
    elapsed_ms === null ? null : `${Math.max(LEAST_SECONDS, elapsed_ms / 1000).toFixed(1)} 秒`,
  ];
  const current = steps.at(-1);
  return (
    <details className="ai-steps bee-no-print" open={working}>
      <summary>
        {working ? <span className="bee-spin" aria-hidden="true" /> : null}
        <span role={working ? 'status' : undefined}>
          {working ? (current?.text ?? '正在理解问题') : facts.filter(Boolean).join(' · ')}
        </span>
      </summary>
      <ol>
        {steps.map((step) => (
          <li key={`${step.kind} ${step.text}`}>{describe(step)}</li>
        ))}
      </ol>
    </details>
  );
}

const describe = ({ text, count }: Turn['steps'][number]): string =>
  count === undefined ? text : `${text}（${count} 条）`;

/** Charts and tables of an answer, drawn from the platform's own data. */
export function AnswerBlocks({ blocks }: { blocks: readonly AnswerBlock[] }) {
  return blocks.map((block) =>
    block.type === 'chart' ? (
      <ChartBlock key={`${block.source.api} ${block.title}`} block={block} />
    ) : (
      <TableBlock key={`${block.source?.api ?? ''} ${block.title}`} block={block} />
    ),
  );
}
