import { Button, Icon, LinkButton } from '@bee/ui/content';

export type FailureCardProps = {
  /** Title of what did not load, for example 价格与数据. */
  title: string;
  homeHref: string;
  /** Shown so that users can quote it in a report. */
  traceId: string;
  /** Team that owns this remote. */
  owner: string;
  retrying?: boolean;
  onRetry: () => void;
};

/** Replaces the page of a remote that failed; the rest of the site keeps working. */
export function FailureCard({ title, homeHref, traceId, owner, retrying, onRetry }: FailureCardProps) {
  return (
    <section className="shell-failure" role="alert">
      <Icon name="info" size={40} />
      <h1>“{title}”暂时无法打开</h1>
      <p>这个页面没有加载成功，可能是网络不稳定或正在更新。其他栏目可以照常使用。</p>
      <div className="shell-failure-actions">
        <Button kind="primary" size="small" onClick={onRetry} loading={retrying}>
          重试
        </Button>
        <LinkButton size="small" href={homeHref}>
          返回首页
        </LinkButton>
      </div>
      <p className="shell-failure-trace">
        追踪编号 <code>{traceId}</code> · 负责团队 {owner}
      </p>
    </section>
  );
}
