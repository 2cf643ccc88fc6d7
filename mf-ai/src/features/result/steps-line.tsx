import type { Turn } from './conversation.ts';

/** What is being done; folds to one line when the answer is there. */
export function StepsLine({ turn }: { turn: Turn }) {
  const { steps, status } = turn;
  const current = steps.at(-1);
  if (status === 'answering')
    return (
      <p className="ai-steps" role="status">
        <span className="bee-spin" aria-hidden="true" />
        {current ? describe(current) : '正在理解问题'}
      </p>
    );
  if (steps.length === 0) return null;
  const seconds = turn.elapsed_ms === null ? null : (turn.elapsed_ms / 1000).toFixed(1);
  return (
    <details className="ai-steps">
      <summary>
        {steps.length} 步完成{seconds === null ? '' : `，用时 ${seconds} 秒`}
      </summary>
      <ol>
        {steps.map((step) => (
          <li key={step.kind}>{describe(step)}</li>
        ))}
      </ol>
    </details>
  );
}

const describe = ({ text, count }: Turn['steps'][number]): string =>
  count === undefined ? text : `${text}（${count} 条）`;
