import type { AccessBlock } from '@bee/contracts/shapes';
import { href, openLogin, useSession } from '@bee/platform';
import { Button, Empty, LinkButton } from '@bee/ui/content';

type ClosedDaysProps = {
  access: AccessBlock;
  /** Address of the newest prices, which are visible to all users. */
  newest: string;
};

/** Shown instead of the prices of days that the user may not see. */
export function ClosedDays({ access, newest }: ClosedDaysProps) {
  const { status } = useSession();
  return (
    <Empty
      title="这些日期的价格没有向您开放"
      action={
        <>
          {access.level === 'login' ? (
            status === 'visitor' && (
              <Button kind="primary" onClick={() => openLogin()}>
                登录
              </Button>
            )
          ) : (
            <LinkButton kind="honey" href={href(access.level === 'vip' ? 'user/vip' : 'application/vegetable/vip')}>
              {access.level === 'vip' ? '开通 VIP' : '开通蔬菜 VIP'}
            </LinkButton>
          )}
          <LinkButton href={newest}>看最新一天</LinkButton>
        </>
      }
    >
      {access.reason}。
    </Empty>
  );
}
