import { href } from '@bee/platform';
import { Empty, LinkButton } from '@bee/ui/content';

/**
 * Shown for a shared chat that no longer exists. The reason is never given, so that links reveal nothing about chats.
 */
export function DeadLink() {
  return (
    <>
      <h1 className="bee-quiet">分享链接已失效</h1>
      <Empty
        title="分享链接已失效：对话已删除，或分享已取消"
        action={
          <>
            <LinkButton kind="primary" href={href('ai')}>
              问 AI
            </LinkButton>
            <LinkButton href={href('home')}>首页</LinkButton>
          </>
        }
      >
        可以请分享的人重新发一个链接，或者自己提问。
      </Empty>
    </>
  );
}
