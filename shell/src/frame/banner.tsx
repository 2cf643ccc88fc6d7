import { Button, Icon } from '@bee/ui/content';

export type BannerProps = {
  /** The unavailable features, for example 筛选和收藏暂时不可用. */
  children: string;
  traceId?: string;
  retrying?: boolean;
  onRetry?: () => void;
  onClose?: () => void;
};

/** For a page that is readable as the server rendered it, while some of its features do not work. */
export function Banner({ children, traceId, retrying, onRetry, onClose }: BannerProps) {
  return (
    <div className="shell-banner bee-no-print" role="status">
      <Icon name="info" />
      <p>
        {children}
        {traceId ? <small> 追踪编号 {traceId}</small> : null}
      </p>
      {onRetry ? (
        <Button onClick={onRetry} loading={retrying}>
          重试
        </Button>
      ) : null}
      {onClose ? (
        <button type="button" className="shell-banner-close" onClick={onClose}>
          <Icon name="close" label="关闭提示" />
        </button>
      ) : null}
    </div>
  );
}
