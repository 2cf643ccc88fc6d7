import { DAY_MS } from '@bee/domain/calendar-day';
import { formatDay } from '@bee/domain/format';
import { useSession } from '@bee/platform';
import { Card, Icon, Skeleton, VipBadge } from '@bee/ui/content';
import './vip.css';

/** From this number of days on, the end of the term is pointed out. */
const SOON_DAYS = 15;
const CARD_HEIGHT = 92;

/** The member's membership: end date and remaining days, or that there is none. */
export function Term() {
  const { status, user, isVip } = useSession();
  if (status === 'pending') return <Skeleton height={CARD_HEIGHT} />;
  if (!user) return null;
  const until = user.vip_expire;
  const left = until ? Math.ceil((Date.parse(until) - Date.now()) / DAY_MS) : 0;
  return (
    <Card className={isVip ? 'member-vip-term is-active' : 'member-vip-term'}>
      <Icon name="vip" size={32} />
      <div>
        <p>
          <strong>{user.nickname}</strong> <VipBadge active={isVip} />
        </p>
        {isVip ? (
          <p>
            有效期至<strong>{formatDay(until)}</strong>，还剩 <strong className="bee-num">{left}</strong> 天
            {left <= SOON_DAYS ? '，即将到期' : ''}。续费从到期日往后加，不会浪费。
          </p>
        ) : until ? (
          <p>
            {user.taken_back.includes('vip')
              ? `VIP 已退款收回（${formatDay(until)}），再次开通后特权立即恢复。`
              : `VIP 已于${formatDay(until)}到期，续费后特权立即恢复。`}
          </p>
        ) : (
          <p>还没有开通 VIP，付款后特权立即生效。</p>
        )}
      </div>
    </Card>
  );
}
