import { formatDay, formatNumber } from '@bee/domain/format';
import { extendMembership, isActive } from '@bee/domain/membership';
import { vipPlans } from '@bee/domain/vip-plans';
import { href, type UserInfo, useSession } from '@bee/platform';
import { Button, Section, Tag } from '@bee/ui/content';
import { useState } from 'react';
import { AgreementLink } from '../../components/agreement.tsx';
import { useBuyVip } from './use-buy-vip.ts';
import './vip.css';
import '../../components/buying.css';

const RECOMMENDED = 'vip-12';
const monthly = vipPlans[0].price;

/** End date after buying a plan. For signed-in users only, because the document of a visitor is cached for days. */
const endAfter = ({ vip_expire }: UserInfo, months: number): string => {
  const now = new Date();
  const word = isActive(vip_expire, now) ? '续费后到' : '开通后到';
  return word + formatDay(extendMembership(vip_expire, months, now).toISOString());
};

/** The plans with their prices; one click buys. */
export function PlanCards({ back }: { back: string | undefined }) {
  const { user, isVip } = useSession();
  const { buy, isBusy } = useBuyVip(back);
  const [chosen, setChosen] = useState('');
  return (
    <Section title={isVip ? '续费' : '选择方案'} bare>
      <ul className="member-vip-plans">
        {vipPlans.map(({ id, title, months, price }) => {
          const saved = monthly * months - price;
          return (
            <li key={id} className={id === RECOMMENDED ? 'bee-card is-recommended' : 'bee-card'}>
              <h3>
                {title} {id === RECOMMENDED ? <Tag type="honey">推荐</Tag> : null}
              </h3>
              <p className="member-vip-price bee-num">
                <strong>¥{formatNumber(price)}</strong> / {months} 个月
              </p>
              <p className="member-quiet-line bee-num">
                合每月 {formatNumber(price / months, 2)} 元{saved > 0 ? `，比按月买省 ${formatNumber(saved)} 元` : ''}
              </p>
              <p className="member-quiet-line">{user ? endAfter(user, months) : '付款后立即生效'}</p>
              <Button
                kind={id === RECOMMENDED ? 'honey' : 'default'}
                size="small"
                disabled={isBusy}
                loading={isBusy && chosen === id}
                onClick={() => {
                  setChosen(id);
                  void buy(id);
                }}
              >
                {isVip ? '续费' : '开通'}
                {title}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="member-quiet-line">
        点击即下单，支付页可选微信支付或支付宝；开通即表示同意
        <AgreementLink />
        。想用积分抵扣，
        <a href={href('user/order/submit_form', { id: RECOMMENDED, type: 'vip', back })}>请从这里下单</a>。
      </p>
    </Section>
  );
}
