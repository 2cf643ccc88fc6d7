import { href, openLogin, useSession } from '@bee/platform';
import { Button, VipBadge } from '@bee/ui/content';
import './sanqi-frame.css';

/** The user: a visitor in server HTML; empty until the session is known. */
export function Account() {
  const { status, user, isVip, end } = useSession();
  if (status === 'visitor')
    return (
      <Button kind="primary" onClick={() => openLogin()}>
        登录
      </Button>
    );
  const logout = async () => {
    await end();
    window.location.reload();
  };
  return (
    <details className="sanqi-member">
      <summary>
        <span className="bee-cut">{user?.nickname ?? '我的账户'}</span>
        {isVip ? <VipBadge active /> : null}
      </summary>
      <ul>
        {pages().map(([title, to]) => (
          <li key={title}>
            <a href={to}>{title}</a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logout()}>
            退出登录
          </button>
        </li>
      </ul>
    </details>
  );
}

const pages = (): [title: string, to: string][] => [
  ['个人中心', href('user/profile')],
  ['我的订单', href('user/order/list')],
  ['我的收藏', href('user/favorite')],
  ['VIP会员', href('user/vip')],
];
