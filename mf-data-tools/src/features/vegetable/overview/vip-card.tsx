import { priceRights, vegetablePlans } from '@bee/domain/price-rights';
import { href, useSession } from '@bee/platform';
import { LinkButton, Section } from '@bee/ui/content';
import './overview.css';

/** Benefits of 蔬菜VIP, for users without it. */
export function VipCard() {
  const { isVegetableVip } = useSession();
  if (isVegetableVip) return null;
  const { exports, alerts } = priceRights.veg_vip;
  return (
    <Section title="蔬菜VIP">
      <ul className="tools-vip-points">
        <li>全部历史行情（未登录可看 {priceRights.visitor.days} 天）</li>
        <li>市场周报与调研全文</li>
        <li>
          每日导出 {exports} 次，价格预警 {alerts} 条
        </li>
      </ul>
      <LinkButton kind="honey" size="small" href={href('application/vegetable/vip')}>
        {Math.min(...vegetablePlans.map(({ price }) => price))} 元起，看套餐
      </LinkButton>
    </Section>
  );
}
