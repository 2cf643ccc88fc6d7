import { href, openLogin, useApiQuery, useSession } from '@bee/platform';
import { Button } from '@bee/ui/content';
import './ask.css';

/** How many questions are left today; personal, so it comes after hydration. */
export function QuotaLine() {
  const { status, isVip } = useSession();
  const { data } = useApiQuery('a_i/getChatId', {}, { staleTime: 0, raw: true });
  if (!data) return <p className="ai-quota">每天可提问：访客 3 次，会员 20 次，VIP 200 次。</p>;
  const { used, limit } = data.quota;
  return (
    <p className="ai-quota" role="status">
      今日还可提问 <strong className="bee-num">{limit - used}</strong> 次（每天 {limit} 次，0 点恢复）。
      {status === 'visitor' ? (
        <Button kind="text" onClick={() => openLogin()}>
          登录后每天 20 次
        </Button>
      ) : null}
      {status === 'member' && !isVip ? <a href={href('user/vip')}>开通VIP每天 200 次</a> : null}
    </p>
  );
}
