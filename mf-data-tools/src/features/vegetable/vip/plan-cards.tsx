import { formatNumber } from '@bee/domain/format';
import { vegetablePlans } from '@bee/domain/price-rights';
import { href, useSession } from '@bee/platform';
import { LinkButton } from '@bee/ui/content';
import '../detail/price-moves.css';
import '../spread/spread.css';
import './vip.css';
import '../../../layout/page.css';

/** The plans with their prices; each links to its order. */
export function PlanCards() {
  const { isVegetableVip } = useSession();
  return (
    <ul className="tools-plans">
      {vegetablePlans.map(({ id, title, months, price }) => (
        <li key={id} className="bee-card">
          <h3>{title}</h3>
          <p className="tools-plan-price">
            <strong>¥{formatNumber(price)}</strong> / {months} 个月
          </p>
          <p className="tools-muted">合每月 {formatNumber(price / months, 2)} 元</p>
          <LinkButton kind="honey" size="small" href={href('user/order/submit_form', { id, type: 'veg_vip' })}>
            {isVegetableVip ? '续费' : '开通'}
            {title}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
