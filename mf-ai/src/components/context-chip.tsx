import type { AiContext } from '@bee/contracts/resource/ai';
import { Icon } from '@bee/ui/content';
import { contextQuery } from '../lib/ask-query.ts';
import { contextKinds } from '../lib/question-context.ts';
import './question-box.css';

type ContextChipProps = { context: AiContext; onDrop?: () => void };

/** The subject of the question. */
export function ContextChip({ context, onDrop }: ContextChipProps) {
  const name = context.title || `${contextKinds[context.kind]} ${context.id}`;
  return (
    <p className="ai-context">
      <span className="ai-context-kind">就此提问 · {contextKinds[context.kind]}</span>
      <span className="bee-cut" title={name}>
        {name}
      </span>
      {onDrop ? (
        <button type="button" onClick={onDrop}>
          <Icon name="close" size={16} label={`不再针对“${name}”提问`} />
        </button>
      ) : null}
    </p>
  );
}

/** Hidden fields for submitting without JavaScript. */
export function ContextFields({ context }: { context: AiContext }) {
  return Object.entries(contextQuery(context)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
