import { href, openLogin, useSession } from '@bee/platform';
import { Button } from '@bee/ui/content';

/** Who reads; a visitor in server HTML. */
export const Account = () => {
  const { status, user } = useSession();
  if (status === 'visitor') return <Button onClick={() => openLogin()}>登录</Button>;
  return <a href={href('user/profile')}>{user?.nickname ?? '个人中心'}</a>;
};
