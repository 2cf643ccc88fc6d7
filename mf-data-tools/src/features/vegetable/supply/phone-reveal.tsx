import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { openLogin, useApi, useSession } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import './supply.css';

type Seen = { mobile: string; left: number | null };

/** The masked number until a member reveals it. Each reveal is counted, so the number is never prefetched. */
export function PhoneReveal({ posting }: { posting: SupplyDetail }) {
  const { id, contact, mobile_masked, mobile: own, is_owner } = posting;
  const api = useApi();
  const { status } = useSession();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const reveal = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { mobile, reveals_left } = await api('vegetable/getSupplyDemandDetail', { id, reveal: 1 }, { raw: true });
      if (mobile) setSeen({ mobile, left: reveals_left });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '没有取到电话号码，请重试');
    } finally {
      setBusy(false);
    }
  };
  const click = () => (status === 'member' ? void reveal() : openLogin({ callback: () => void reveal() }));
  const mobile = seen?.mobile ?? own;

  return (
    <div className="tools-supply-phone">
      <p>
        联系人 <strong>{contact}</strong>
      </p>
      <p className="tools-supply-number" aria-live="polite">
        {mobile ? <a href={`tel:${mobile}`}>{mobile}</a> : <span>{mobile_masked}</span>}
      </p>
      {mobile ? null : (
        <Button kind="primary" size="small" icon={<Icon name="call" size={16} />} loading={busy} onClick={click}>
          {status === 'visitor' ? '登录查看电话' : '查看电话'}
        </Button>
      )}
      {problem ? (
        <p className="bee-field-error" role="alert">
          {problem}
        </p>
      ) : null}
      <p className="tools-supply-note">{noteOf(seen, is_owner)}</p>
    </div>
  );
}

const noteOf = (seen: Seen | null, isOwner: boolean): string => {
  if (isOwner) return '这是您自己的号码，别人看到的是打星号的。';
  if (seen?.left !== null && seen?.left !== undefined) return `今天还可查看 ${seen.left} 个号码。`;
  if (seen) return '今天已看过这个号码，不再计次。';
  return '查看计入每日次数：会员 10 个，VIP 50 个。';
};
