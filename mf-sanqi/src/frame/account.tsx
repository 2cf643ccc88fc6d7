import { href, openLogin, useSession } from '@bee/platform';
import { Button, VipBadge } from '@bee/ui/content';
import './sanqi-frame.css';

/** The user: a visitor in server HTML; empty until the session is known. */
export const Account = () => {
  const { status, user, isVip } = useSession();
  if (status === 'visitor')
    return (
      <Button kind="primary" onClick={() => openLogin()}>
        登录
      </Button>
    );
  return (
    <a className="sanqi-member" href={href('user/profile')} title="个人中心">
      <span>{user?.nickname ?? '个人中心'}</span>
      {isVip ? <VipBadge active /> : null}
    </a>
  );
};
