import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import { useApiQuery } from '@bee/platform';
import { ErrorState, Tag } from '@bee/ui/content';

type GateAnswerProps = {
  change: ComposeChange['change'];
  /** Sequence of the composition on the page. */
  sequence: number;
};

/** Result of the compatibility check before confirmation: violations with their owner and remedy. */
export function GateAnswer({ change, sequence }: GateAnswerProps) {
  const request = { change, expected_sequence: sequence };
  const { data, error, refetch } = useApiQuery('ops/tryChange', request, { raw: true, staleTime: 0 });
  return (
    <section className="shell-ops-gate" aria-label="核对" aria-live="polite" aria-busy={!data && !error}>
      {error ? (
        <ErrorState title="核对失败" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <p>正在核对文件、接口、地址与体积…</p>
      ) : data.refusal ? (
        <p>
          <Tag type="red">会被拒绝</Tag> {data.refusal}
        </p>
      ) : data.violations.length === 0 ? (
        <p>
          <Tag>核对通过</Tag> 与外壳、其他应用和接口都合，文件完好。
        </p>
      ) : (
        <>
          <p>
            <Tag type="red">会被拒绝</Tag> {data.violations.length} 处不合，处理之后才能启用：
          </p>
          <ul>
            {data.violations.map(({ rule, what, owner, remedy }) => (
              <li key={`${rule} ${what}`}>
                {what}
                <small>
                  {owner} · {remedy}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
