import { href } from '@bee/platform';
import { Empty, LinkButton } from '@bee/ui/content';

/** In place of a shared chat that is no longer there; why is the same for all, so that nobody can tell chats by it. */
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
