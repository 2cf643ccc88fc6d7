import { formatDay } from '@bee/domain/format';
import { openLogin, useSession } from '@bee/platform';
import { Button, VipBadge } from '@bee/ui/content';
import './vip.css';

/** The user's membership: none, expired, or active with its end date. */
export function MembershipState() {
  const { status, user, isVegetableVip } = useSession();
  return (
    <div className="bee-card tools-vip-state" aria-live="polite">
      {status === 'member' && user ? (
        <p>
          {user.nickname} <VipBadge active={isVegetableVip} kind="vegetable" />{' '}
          {isVegetableVip ? (
            <>
              有效期至 <strong>{formatDay(user.vegetable_expire)}</strong>，续费从到期日往后加
            </>
          ) : user.taken_back.includes('veg_vip') ? (
            `蔬菜VIP 已退款收回（${formatDay(user.vegetable_expire)}）`
          ) : user.vegetable_expire ? (
            `蔬菜VIP 已于 ${formatDay(user.vegetable_expire)} 到期`
          ) : (
            '还没有开通蔬菜VIP'
          )}
        </p>
      ) : null}
      {status === 'pending' ? <p>正在查询您的会员状态…</p> : null}
      {status === 'visitor' ? (
        <>
          <p>您还没有登录。已开通蔬菜VIP 的，登录后即可使用。</p>
          <Button onClick={() => openLogin()}>登录</Button>
        </>
      ) : null}
    </div>
  );
}
