import type { Turn } from './conversation.ts';
import './result.css';

const LEAST_SECONDS = 0.1;

/** The current step, expanded while it runs; collapses to one line when the answer has arrived. */
export function StepsLine({ turn }: { turn: Turn }) {
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
