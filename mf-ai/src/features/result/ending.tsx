import { openLogin, useSession } from '@bee/platform';
import { Button, ErrorState, Tag } from '@bee/ui/content';
import type { Turn } from './conversation.ts';
import './result.css';

/** Notice for an answer that did not complete, with the possible next step. */
export function Ending({ turn, onRetry }: { turn: Turn; onRetry?: () => void }) {
  const { status: session } = useSession();
  switch (turn.status) {
    case 'stopped':
      return (
        <p className="ai-state">
          <Tag type="grey">已停止</Tag> 保留了停止前生成的部分。
        </p>
      );
    case 'interrupted':
      return (
        <p className="ai-state">
          <Tag type="honey">已中断</Tag> 服务中断，保留了已写下的部分；可以重新生成。
        </p>
      );
    case 'error': {
      const isRefused = turn.error?.retryable === false;
      return (
        <>
          <ErrorState
            title={isRefused ? '这个问题没有回答' : '回答没有完成'}
            {...(onRetry && !isRefused && { onRetry })}
          >
            {turn.error?.msg ?? '回答中断，请重试'}
          </ErrorState>
          {isRefused && session === 'visitor' ? (
            <p>
              <Button kind="primary" onClick={() => openLogin()}>
                登录后继续提问
              </Button>
            </p>
          ) : null}
        </>
      );
    }
    default:
      return null;
  }
}
