import { Button, Icon } from '@bee/ui/content';

export type BannerProps = {
  /** What does not work: 筛选和收藏暂时不可用. */
  children: string;
  traceId?: string;
  retrying?: boolean;
  onRetry?: () => void;
  onClose?: () => void;
};

/** The page can be read as the server sent it; says what of it does not work. */
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
