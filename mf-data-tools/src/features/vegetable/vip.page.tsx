import { formatDay, formatNumber } from '@bee/domain/format';
import { vegetablePlans } from '@bee/domain/price-rights';
import { definePage, href, openLogin, useSession } from '@bee/platform';
import { Button, LinkButton, PageHeader, Section, VipBadge } from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { BenefitTable } from './vip/benefit-table.tsx';
import './detail/price-moves.css';
import './spread/spread.css';
import './vip/vip.css';
import '../../layout/page.css';

export const page = definePage({
  head: () => ({
    title: '蔬菜 VIP',
    description: '蔬菜 VIP：全部历史行情、市场周报与调研全文、数据导出与价格预警；套餐与价格',
  }),
  component: () => (
    <div className="tools-stack tools-vip">
      <PageHeader
        title="蔬菜 VIP"
        breadcrumb={trail(
          { title: '蔬菜价格', href: href('application/vegetable/list', { view: 'index' }) },
          '蔬菜 VIP',
        )}
        lead="看全部历史行情和市场周报全文，导出数据，价格到了就提醒。"
      />
      <MembershipState />
      <Section title="套餐" note="人民币，含税；在有效期内续费，时间接在到期日之后" bare>
        <PlanCards />
      </Section>
      <Section title="权益对比" note="最新报价、各市场对比与每日简报对所有人开放" flush>
        <BenefitTable />
      </Section>
    </div>
  ),
});

/** The user's membership: none, expired, or active with its end date. */
function MembershipState() {
  const { status, user, isVegetableVip } = useSession();
  return (
    <div className="bee-card tools-vip-state bee-wrap" aria-live="polite">
      {status === 'member' && user ? (
        <p>
          {user.nickname} <VipBadge active={isVegetableVip} kind="vegetable" />{' '}
          {isVegetableVip ? (
            <>
              有效期至 <strong>{formatDay(user.vegetable_expire)}</strong>，续费从到期日往后加
            </>
          ) : user.taken_back.includes('veg_vip') ? (
            `蔬菜 VIP 已退款收回（${formatDay(user.vegetable_expire)}）`
          ) : user.vegetable_expire ? (
            `蔬菜 VIP 已于 ${formatDay(user.vegetable_expire)} 到期`
          ) : (
            '还没有开通蔬菜 VIP'
          )}
        </p>
      ) : null}
      {status === 'pending' ? <p>正在查询您的会员状态…</p> : null}
      {status === 'visitor' ? (
        <>
          <p>您还没有登录。已开通蔬菜 VIP 的，登录后即可使用。</p>
          <Button onClick={() => openLogin()}>登录</Button>
        </>
      ) : null}
    </div>
  );
}

/** The plans with their prices; each links to its order. */
function PlanCards() {
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
