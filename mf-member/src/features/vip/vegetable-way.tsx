import { useSession } from '@bee/platform';
import { LinkButton } from '@bee/ui/content';
import { linkHref } from '../../parts/link-href.ts';
import './vip.css';

/** For users who only need vegetable prices. */
export const VegetableWay = () => {
  const { isVegetableVip } = useSession();
  const to = linkHref({ page: 'application/vegetable/vip', params: {} });
  if (!to) return null;
  return (
    <div className="bee-notice is-gate member-vip-way">
      <div>
        <strong>只看蔬菜行情？</strong>
        <p>蔬菜VIP 单独开通：全部蔬菜历史行情、市场周报全文与每日导出，价格更低，与 VIP 互不影响。</p>
      </div>
      <LinkButton href={to}>{isVegetableVip ? '查看蔬菜VIP' : '了解蔬菜VIP'}</LinkButton>
    </div>
  );
};
